const e=`# Tadmor: words that only the browser needs.

minutes = 120
`;export{e as default};
