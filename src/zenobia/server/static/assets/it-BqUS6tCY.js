const t=`# Tadmor: words that only the browser needs.

minutes = 120
`;export{t as default};
