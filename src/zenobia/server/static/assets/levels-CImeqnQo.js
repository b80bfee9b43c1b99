function n(e){const l=e.filter(t=>/^level\d+$/.test(t));return l.length?l:e}const s=e=>e[1]??e[0]??"greedy";export{n as l,s as u};
