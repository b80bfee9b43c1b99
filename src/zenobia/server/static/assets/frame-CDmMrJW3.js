const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/web-B6hQDQBO.js","assets/index-CdbuaITy.js","assets/index-uXrmkG54.css","assets/index-k8fQCmzH.js","assets/media-query-DkCGaL18.js","assets/web-DAyF2xj3.css","assets/web-BlUp85Ox.js","assets/web-D3uHJ-01.css"])))=>i.map(i=>d[i]);
import{_ as r}from"./index-CdbuaITy.js";const i=`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 200" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
<rect width="320" height="200" fill="var(--quay)"/>
<circle cx="160" cy="226" r="190" fill="var(--sea)" stroke="var(--quay-line)" stroke-width="3"/>
<circle cx="160" cy="226" r="176" fill="none" stroke="var(--sea-line)" stroke-opacity=".5"/>
<circle cx="160" cy="226" r="84" fill="var(--quay)" stroke="var(--quay-line)" stroke-width="3"/>
<circle cx="160" cy="226" r="104" fill="none" stroke="var(--sea-line)" stroke-opacity=".4"/>
<g style="color:#7A4A25;--cut:#F3E7C6">
<use href="#z-ship" x="25.75" y="107.01" width="54" height="54"/>
</g>
<circle cx="19.05" cy="107.73" r="14.5" fill="var(--wine)" stroke="#FFF9EA" stroke-width="2"/>
<circle cx="19.05" cy="107.73" r="15.5" fill="none" stroke="#241d12" stroke-opacity=".45"/>
<g style="color:var(--on-wine);--cut:var(--wine)">
<use href="#z-wine" x="10.05" y="98.73" width="18" height="18"/>
</g>
<g style="color:#7A4A25;--cut:#F3E7C6">
<use href="#z-ship" x="73.83" y="70.12" width="54" height="54"/>
</g>
<circle cx="82.24" cy="59.24" r="14.5" fill="var(--grain)" stroke="#FFF9EA" stroke-width="2"/>
<circle cx="82.24" cy="59.24" r="15.5" fill="none" stroke="#241d12" stroke-opacity=".45"/>
<g style="color:var(--on-grain);--cut:var(--grain)">
<use href="#z-grain" x="73.24" y="50.24" width="18" height="18"/>
</g>
<g style="color:#7A4A25;--cut:#F3E7C6">
<use href="#z-ship" x="133" y="57" width="54" height="54"/>
</g>
<circle cx="160" cy="42" r="14.5" fill="var(--oil)" stroke="#FFF9EA" stroke-width="2"/>
<circle cx="160" cy="42" r="15.5" fill="none" stroke="#241d12" stroke-opacity=".45"/>
<g style="color:var(--on-oil);--cut:var(--oil)">
<use href="#z-oil" x="151" y="33" width="18" height="18"/>
</g>
<g style="color:#7A4A25;--cut:#F3E7C6">
<use href="#z-ship" x="192.17" y="70.12" width="54" height="54"/>
</g>
<circle cx="237.76" cy="59.24" r="14.5" fill="var(--cloth)" stroke="#FFF9EA" stroke-width="2"/>
<circle cx="237.76" cy="59.24" r="15.5" fill="none" stroke="#241d12" stroke-opacity=".45"/>
<g style="color:var(--on-cloth);--cut:var(--cloth)">
<use href="#z-cloth" x="228.76" y="50.24" width="18" height="18"/>
</g>
<g style="color:#7A4A25;--cut:#F3E7C6">
<use href="#z-ship" x="240.25" y="107.01" width="54" height="54"/>
</g>
<circle cx="300.95" cy="107.73" r="14.5" fill="var(--tusk)" stroke="#FFF9EA" stroke-width="2"/>
<circle cx="300.95" cy="107.73" r="15.5" fill="none" stroke="#241d12" stroke-opacity=".45"/>
<g style="color:var(--on-tusk);--cut:var(--tusk)">
<use href="#z-ivory" x="291.95" y="98.73" width="18" height="18"/>
</g>
<path d="M16.3 151.2L-8.53 138.27" stroke="var(--quay-line)" stroke-width="6"/>
<path d="M61.38 97.48L44.34 75.26" stroke="var(--quay-line)" stroke-width="6"/>
<path d="M124.94 67.84L118.88 40.5" stroke="var(--quay-line)" stroke-width="6"/>
<path d="M195.06 67.84L201.12 40.5" stroke="var(--quay-line)" stroke-width="6"/>
<path d="M258.62 97.48L275.66 75.26" stroke="var(--quay-line)" stroke-width="6"/>
<path d="M303.7 151.2L328.53 138.27" stroke="var(--quay-line)" stroke-width="6"/>
<g style="color:var(--board-edge);--cut:var(--quay)">
<use href="#z-lighthouse" x="134" y="146" width="52" height="52"/>
</g>
</svg>
`,o=`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 200" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
<rect width="320" height="200" fill="var(--land-2)"/>
<polygon points="70.43,26.88 117.57,26.88 134.12,43.43 134.12,90.57 117.57,107.12 70.43,107.12 53.88,90.57 53.88,43.43" fill="var(--desert)" stroke="color-mix(in srgb,var(--on-desert) 35%,var(--desert))" stroke-width="1.2" stroke-linejoin="round"/>
<g style="color:var(--on-desert);--cut:var(--desert)">
<use href="#z-lake" x="75.4" y="48.4" width="37.2" height="37.2"/>
</g>
<polygon points="136.43,43.43 183.57,43.43 183.57,90.57 136.43,90.57" fill="var(--mountains)" stroke="color-mix(in srgb,var(--on-mountains) 35%,var(--mountains))" stroke-width="1.2" stroke-linejoin="round"/>
<g style="color:var(--mountains-mark);--cut:var(--mountains)">
<use href="#z-mountains" x="150.1" y="57.1" width="19.8" height="19.8"/>
</g>
<polygon points="136.43,92.88 183.57,92.88 200.12,109.43 200.12,156.57 183.57,173.12 136.43,173.12 119.88,156.57 119.88,109.43" fill="var(--hills)" stroke="color-mix(in srgb,var(--on-hills) 35%,var(--hills))" stroke-width="1.2" stroke-linejoin="round"/>
<g style="color:var(--hills-mark);--cut:var(--hills)">
<use href="#z-hills" x="146.5" y="119.5" width="27" height="27"/>
</g>
<polygon points="70.43,109.43 117.57,109.43 117.57,156.57 70.43,156.57" fill="var(--desert)" stroke="color-mix(in srgb,var(--on-desert) 35%,var(--desert))" stroke-width="1.2" stroke-linejoin="round"/>
<g style="color:var(--desert-mark);--cut:var(--desert)">
<use href="#z-desert" x="84.1" y="123.1" width="19.8" height="19.8"/>
</g>
<polygon points="202.43,26.88 249.57,26.88 266.12,43.43 266.12,90.57 249.57,107.12 202.43,107.12 185.88,90.57 185.88,43.43" fill="var(--mountains)" stroke="color-mix(in srgb,var(--on-mountains) 35%,var(--mountains))" stroke-width="1.2" stroke-linejoin="round"/>
<g style="color:var(--on-mountains);--cut:var(--mountains)">
<use href="#z-watchtower" x="207.4" y="48.4" width="37.2" height="37.2"/>
</g>
<polygon points="202.43,109.43 249.57,109.43 249.57,156.57 202.43,156.57" fill="var(--hills)" stroke="color-mix(in srgb,var(--on-hills) 35%,var(--hills))" stroke-width="1.2" stroke-linejoin="round"/>
<g style="color:var(--hills-mark);--cut:var(--hills)">
<use href="#z-hills" x="216.1" y="123.1" width="19.8" height="19.8"/>
</g>
<polygon points="268.43,92.88 315.57,92.88 332.12,109.43 332.12,156.57 315.57,173.12 268.43,173.12 251.88,156.57 251.88,109.43" fill="var(--desert)" stroke="color-mix(in srgb,var(--on-desert) 35%,var(--desert))" stroke-width="1.2" stroke-linejoin="round"/>
<g style="color:var(--desert-mark);--cut:var(--desert)">
<use href="#z-desert" x="278.5" y="119.5" width="27" height="27"/>
</g>
<polygon points="268.43,43.43 315.57,43.43 315.57,90.57 268.43,90.57" fill="var(--hills)" stroke="color-mix(in srgb,var(--on-hills) 35%,var(--hills))" stroke-width="1.2" stroke-linejoin="round"/>
<g style="color:var(--hills-mark);--cut:var(--hills)">
<use href="#z-hills" x="282.1" y="57.1" width="19.8" height="19.8"/>
</g>
<polygon points="4.43,43.43 51.57,43.43 51.57,90.57 4.43,90.57" fill="var(--desert)" stroke="color-mix(in srgb,var(--on-desert) 35%,var(--desert))" stroke-width="1.2" stroke-linejoin="round"/>
<g style="color:var(--desert-mark);--cut:var(--desert)">
<use href="#z-desert" x="18.1" y="57.1" width="19.8" height="19.8"/>
</g>
<polygon points="4.43,92.88 51.57,92.88 68.12,109.43 68.12,156.57 51.57,173.12 4.43,173.12 -12.12,156.57 -12.12,109.43" fill="var(--hills)" stroke="color-mix(in srgb,var(--on-hills) 35%,var(--hills))" stroke-width="1.2" stroke-linejoin="round"/>
<g style="color:var(--hills-mark);--cut:var(--hills)">
<use href="#z-hills" x="14.5" y="119.5" width="27" height="27"/>
</g>
<polygon points="202.43,-22.57 249.57,-22.57 249.57,24.57 202.43,24.57" fill="var(--mountains)" stroke="color-mix(in srgb,var(--on-mountains) 35%,var(--mountains))" stroke-width="1.2" stroke-linejoin="round"/>
<g style="color:var(--mountains-mark);--cut:var(--mountains)">
<use href="#z-mountains" x="216.1" y="-8.9" width="19.8" height="19.8"/>
</g>
<polygon points="136.43,-39.12 183.57,-39.12 200.12,-22.57 200.12,24.57 183.57,41.12 136.43,41.12 119.88,24.57 119.88,-22.57" fill="var(--desert)" stroke="color-mix(in srgb,var(--on-desert) 35%,var(--desert))" stroke-width="1.2" stroke-linejoin="round"/>
<g style="color:var(--desert-mark);--cut:var(--desert)">
<use href="#z-desert" x="146.5" y="-12.5" width="27" height="27"/>
</g>
<polygon points="4.43,-39.12 51.57,-39.12 68.12,-22.57 68.12,24.57 51.57,41.12 4.43,41.12 -12.12,24.57 -12.12,-22.57" fill="var(--mountains)" stroke="color-mix(in srgb,var(--on-mountains) 35%,var(--mountains))" stroke-width="1.2" stroke-linejoin="round"/>
<g style="color:var(--mountains-mark);--cut:var(--mountains)">
<use href="#z-mountains" x="14.5" y="-12.5" width="27" height="27"/>
</g>
<polygon points="70.43,158.88 117.57,158.88 134.12,175.43 134.12,222.57 117.57,239.12 70.43,239.12 53.88,222.57 53.88,175.43" fill="var(--mountains)" stroke="color-mix(in srgb,var(--on-mountains) 35%,var(--mountains))" stroke-width="1.2" stroke-linejoin="round"/>
<g style="color:var(--mountains-mark);--cut:var(--mountains)">
<use href="#z-mountains" x="80.5" y="185.5" width="27" height="27"/>
</g>
<polygon points="268.43,-39.12 315.57,-39.12 332.12,-22.57 332.12,24.57 315.57,41.12 268.43,41.12 251.88,24.57 251.88,-22.57" fill="var(--hills)" stroke="color-mix(in srgb,var(--on-hills) 35%,var(--hills))" stroke-width="1.2" stroke-linejoin="round"/>
<g style="color:var(--on-hills);--cut:var(--hills)">
<use href="#z-caravan" x="273.4" y="-17.6" width="37.2" height="37.2"/>
</g>
<polygon points="70.43,-22.57 117.57,-22.57 117.57,24.57 70.43,24.57" fill="var(--desert)" stroke="color-mix(in srgb,var(--on-desert) 35%,var(--desert))" stroke-width="1.2" stroke-linejoin="round"/>
<g style="color:var(--desert-mark);--cut:var(--desert)">
<use href="#z-desert" x="84.1" y="-8.9" width="19.8" height="19.8"/>
</g>
<polygon points="334.43,26.88 381.57,26.88 398.12,43.43 398.12,90.57 381.57,107.12 334.43,107.12 317.88,90.57 317.88,43.43" fill="var(--desert)" stroke="color-mix(in srgb,var(--on-desert) 35%,var(--desert))" stroke-width="1.2" stroke-linejoin="round"/>
<g style="color:var(--desert-mark);--cut:var(--desert)">
<use href="#z-desert" x="344.5" y="53.5" width="27" height="27"/>
</g>
<polygon points="202.43,158.88 249.57,158.88 266.12,175.43 266.12,222.57 249.57,239.12 202.43,239.12 185.88,222.57 185.88,175.43" fill="var(--mountains)" stroke="color-mix(in srgb,var(--on-mountains) 35%,var(--mountains))" stroke-width="1.2" stroke-linejoin="round"/>
<g style="color:var(--mountains-mark);--cut:var(--mountains)">
<use href="#z-mountains" x="212.5" y="185.5" width="27" height="27"/>
</g>
<polygon points="136.43,175.43 183.57,175.43 183.57,222.57 136.43,222.57" fill="var(--desert)" stroke="color-mix(in srgb,var(--on-desert) 35%,var(--desert))" stroke-width="1.2" stroke-linejoin="round"/>
<g style="color:var(--desert-mark);--cut:var(--desert)">
<use href="#z-desert" x="150.1" y="189.1" width="19.8" height="19.8"/>
</g>
<g style="color:var(--seat-1)">
<use href="#z-legion" x="143" y="116" width="34" height="34" stroke="#FFF9EA" stroke-width="2.5" paint-order="stroke"/>
</g>
<g style="color:var(--on-seat-1)">
<use href="#z-seat-1" x="152" y="123.5" width="16" height="16"/>
</g>
<g style="color:var(--seat-2)">
<use href="#z-censor" x="275" y="116" width="34" height="34" stroke="#FFF9EA" stroke-width="2.5" paint-order="stroke"/>
</g>
<g style="color:var(--on-seat-2)">
<use href="#z-seat-2" x="284" y="123.5" width="16" height="16"/>
</g>
</svg>
`,s=`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 200" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
<rect width="320" height="200" fill="var(--land)"/>
<path d="M40 112C110 74 180 112 236 92s60-10 90-22V200H40z" fill="var(--desert)"/>
<path d="M40 172c70-34 130 4 184-18s70-6 100-16v62H40z" fill="color-mix(in srgb,var(--desert) 82%,var(--desert-mark))"/>
<path d="M0 0H104C92 30 112 54 96 86s10 62-14 114H0z" fill="var(--sea)" stroke="var(--sea-line)" stroke-width="1.5"/>
<path d="M20 40q8-6 16 0t16 0M14 100q8-6 16 0t16 0M26 168q8-6 16 0t16 0" fill="none" stroke="var(--sea-line)" stroke-width="1.5" opacity=".7"/>
<circle cx="276" cy="40" r="22" fill="#E0AC2E"/>
<g style="color:#7A4A25;--cut:#F3E7C6">
<use href="#z-ship" x="18" y="54" width="60" height="60"/>
</g>
<path d="M161 142h58l2 20h-62z" fill="#D9C79E" stroke="#241d12" stroke-opacity=".4"/>
<path d="M179.56 148h20.88v8h-20.88z" fill="#241d12" opacity=".28"/>
<path d="M162.5 122h55l2 20h-59z" fill="#C9B487" stroke="#241d12" stroke-opacity=".4"/>
<path d="M180.1 128h19.8v8h-19.8z" fill="#241d12" opacity=".28"/>
<path d="M164 102h52l2 20h-56z" fill="#D9C79E" stroke="#241d12" stroke-opacity=".4"/>
<path d="M180.64 108h18.72v8h-18.72z" fill="#241d12" opacity=".28"/>
<path d="M165.5 82h49l2 20h-53z" fill="#C9B487" stroke="#241d12" stroke-opacity=".4"/>
<path d="M181.18 88h17.64v8h-17.64z" fill="#241d12" opacity=".28"/>
<path d="M167 62h46l2 20h-50z" fill="#D9C79E" stroke="#241d12" stroke-opacity=".4"/>
<path d="M181.72 68h16.56v8h-16.56z" fill="#241d12" opacity=".28"/>
<path d="M168.5 42h43l2 20h-47z" fill="#C9B487" stroke="#241d12" stroke-opacity=".4"/>
<path d="M182.26 48h15.48v8h-15.48z" fill="#241d12" opacity=".28"/>
<path d="M164 42v-10h8v5h8v-5h8v5h4v-5h8v5h8v-5h8v10z" fill="#C9B487" stroke="#241d12" stroke-opacity=".4"/>
<g style="color:var(--seat-2);--cut:var(--seat-2)">
<use href="#z-camel" x="106" y="126" width="50" height="50"/>
</g>
<g style="color:var(--seat-1);--cut:var(--seat-1)">
<use href="#z-camel" x="226" y="132" width="50" height="50"/>
</g>
<g style="color:var(--seat-3)">
<use href="#z-camel" x="272" y="122" width="40" height="40"/>
</g>
</svg>
`,l=`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 200" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
<defs>
<pattern id="w1" width="24" height="12" patternUnits="userSpaceOnUse">
<path d="M0 6q6-5 12 0t12 0" fill="none" stroke="var(--river-line)" opacity=".6"/>
</pattern>
</defs>
<rect width="320" height="200" fill="var(--land)"/>
<path d="M-10 38H50q14 0 14 14V78q0 14 14 14H148q14 0 14 14V132q0 14 14 14H330V194H150q-14 0-14-14V152q0-12-12-12H30q-14 0-14-14V98q0-12-12-12H-10z" fill="var(--river)" stroke="var(--river-line)" stroke-width="1.5"/>
<path d="M-10 38H50q14 0 14 14V78q0 14 14 14H148q14 0 14 14V132q0 14 14 14H330V194H150q-14 0-14-14V152q0-12-12-12H30q-14 0-14-14V98q0-12-12-12H-10z" fill="url(#w1)"/>
<path d="M16 0V200" stroke="var(--land-line)" opacity=".6"/>
<path d="M64 0V200" stroke="var(--land-line)" opacity=".6"/>
<path d="M112 0V200" stroke="var(--land-line)" opacity=".6"/>
<path d="M160 0V200" stroke="var(--land-line)" opacity=".6"/>
<path d="M208 0V200" stroke="var(--land-line)" opacity=".6"/>
<path d="M256 0V200" stroke="var(--land-line)" opacity=".6"/>
<path d="M304 0V200" stroke="var(--land-line)" opacity=".6"/>
<path d="M0 -4H320" stroke="var(--land-line)" opacity=".6"/>
<path d="M0 44H320" stroke="var(--land-line)" opacity=".6"/>
<path d="M0 92H320" stroke="var(--land-line)" opacity=".6"/>
<path d="M0 140H320" stroke="var(--land-line)" opacity=".6"/>
<path d="M0 188H320" stroke="var(--land-line)" opacity=".6"/>
<path d="M114 -6H302q8 0 8 8V90q0 8-8 8H214V138q0 8-8 8H168q-8 0-8-8V94H122q-8 0-8-8z" fill="var(--realm)" stroke="var(--realm-edge)" stroke-width="2"/>
<rect x="116" y="0" width="40" height="40" rx="3" fill="var(--red)"/>
<rect x="118.5" y="2.5" width="35" height="35" rx="1.5" fill="none" stroke="#FFF9EA" stroke-opacity=".38"/>
<g style="color:#FFF9EA;--cut:var(--red)">
<use href="#z-temple" x="123.6" y="7.6" width="24.8" height="24.8"/>
</g>
<rect x="164" y="48" width="40" height="40" rx="3" fill="var(--red)"/>
<rect x="166.5" y="50.5" width="35" height="35" rx="1.5" fill="none" stroke="#FFF9EA" stroke-opacity=".38"/>
<g style="color:#FFF9EA;--cut:var(--red)">
<use href="#z-temple" x="171.6" y="55.6" width="24.8" height="24.8"/>
</g>
<rect x="116" y="48" width="40" height="40" rx="3" fill="var(--green)"/>
<rect x="118.5" y="50.5" width="35" height="35" rx="1.5" fill="none" stroke="#FFF9EA" stroke-opacity=".38"/>
<g style="color:#FFF9EA;--cut:var(--green)">
<use href="#z-market" x="123.6" y="55.6" width="24.8" height="24.8"/>
</g>
<rect x="164" y="0" width="40" height="40" rx="3" fill="var(--black)"/>
<rect x="166.5" y="2.5" width="35" height="35" rx="1.5" fill="none" stroke="#FFF9EA" stroke-opacity=".38"/>
<g style="color:#FFF9EA;--cut:var(--black)">
<use href="#z-settlement" x="171.6" y="7.6" width="24.8" height="24.8"/>
</g>
<rect x="164" y="96" width="40" height="40" rx="3" fill="var(--blue)"/>
<rect x="166.5" y="98.5" width="35" height="35" rx="1.5" fill="none" stroke="#FFF9EA" stroke-opacity=".38"/>
<g style="color:#FFF9EA;--cut:var(--blue)">
<use href="#z-farm" x="171.6" y="103.6" width="24.8" height="24.8"/>
</g>
<rect x="68" y="144" width="40" height="40" rx="3" fill="var(--red)"/>
<rect x="70.5" y="146.5" width="35" height="35" rx="1.5" fill="none" stroke="#FFF9EA" stroke-opacity=".38"/>
<g style="color:#FFF9EA;--cut:var(--red)">
<use href="#z-temple" x="75.6" y="151.6" width="24.8" height="24.8"/>
</g>
<rect x="212" y="144" width="40" height="40" rx="3" fill="var(--blue)"/>
<rect x="214.5" y="146.5" width="35" height="35" rx="1.5" fill="none" stroke="#FFF9EA" stroke-opacity=".38"/>
<g style="color:#FFF9EA;--cut:var(--blue)">
<use href="#z-farm" x="219.6" y="151.6" width="24.8" height="24.8"/>
</g>
<rect x="212" y="0" width="40" height="40" rx="3" fill="#B9AB8B" stroke="#8b7b58"/>
<rect x="260" y="0" width="40" height="40" rx="3" fill="#B9AB8B" stroke="#8b7b58"/>
<rect x="212" y="48" width="40" height="40" rx="3" fill="#B9AB8B" stroke="#8b7b58"/>
<rect x="260" y="48" width="40" height="40" rx="3" fill="#B9AB8B" stroke="#8b7b58"/>
<g style="--a:var(--red);--b:var(--blue)">
<use href="#z-monument" x="214" y="-1" width="86" height="86"/>
</g>
<circle cx="88" cy="68" r="20" fill="var(--red)"/>
<path d="M69.34 75.2A20 20 0 0 0 106.66 75.2Z" fill="#FFF9EA"/>
<circle cx="88" cy="68" r="19" fill="none" stroke="#FFF9EA" stroke-width="2"/>
<circle cx="88" cy="68" r="20" fill="none" stroke="#241d12" stroke-opacity=".5"/>
<g style="color:#FFF9EA;--cut:var(--red)">
<use href="#z-lion" x="76.6" y="50.8" width="22.8" height="22.8"/>
</g>
<g style="color:var(--red);--cut:#FFF9EA">
<use href="#z-temple" x="82.2" y="75.4" width="11.6" height="11.6"/>
</g>
<circle cx="40" cy="164" r="20" fill="var(--black)"/>
<path d="M21.34 171.2A20 20 0 0 0 58.66 171.2Z" fill="#FFF9EA"/>
<circle cx="40" cy="164" r="19" fill="none" stroke="#FFF9EA" stroke-width="2"/>
<circle cx="40" cy="164" r="20" fill="none" stroke="#241d12" stroke-opacity=".5"/>
<g style="color:#FFF9EA;--cut:var(--black)">
<use href="#z-bull" x="28.6" y="146.8" width="22.8" height="22.8"/>
</g>
<g style="color:var(--black);--cut:#FFF9EA">
<use href="#z-settlement" x="34.2" y="171.4" width="11.6" height="11.6"/>
</g>
<circle cx="280" cy="116" r="20" fill="var(--blue)"/>
<path d="M261.34 123.2A20 20 0 0 0 298.66 123.2Z" fill="#FFF9EA"/>
<circle cx="280" cy="116" r="19" fill="none" stroke="#FFF9EA" stroke-width="2"/>
<circle cx="280" cy="116" r="20" fill="none" stroke="#241d12" stroke-opacity=".5"/>
<g style="color:#FFF9EA;--cut:var(--blue)">
<use href="#z-bow" x="268.6" y="98.8" width="22.8" height="22.8"/>
</g>
<g style="color:var(--blue);--cut:#FFF9EA">
<use href="#z-farm" x="274.2" y="123.4" width="11.6" height="11.6"/>
</g>
</svg>
`,a=Object.assign({"../../../src/zenobia/games/palmyra/web/index.ts":()=>r(()=>import("./web-B6hQDQBO.js"),__vite__mapDeps([0,1,2,3,4,5])),"../../../src/zenobia/games/tigris/web/index.ts":()=>r(()=>import("./web-BlUp85Ox.js"),__vite__mapDeps([6,1,2,3,4,7]))}),h=Object.assign({"../../../src/zenobia/games/carthago/web/art.svg":i,"../../../src/zenobia/games/palmyra/web/art.svg":o,"../../../src/zenobia/games/tadmor/web/art.svg":s,"../../../src/zenobia/games/tigris/web/art.svg":l}),n=(t,e)=>`../../../src/zenobia/games/${t}/web/${e}`;async function d(t){const e=a[n(t,"index.ts")];return e?await e():null}function g(t){return h[n(t,"art.svg")]??""}export{g as artOf,d as findBoard};
