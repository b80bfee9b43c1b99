const n=`# Palmyra: words that only the browser needs.

minutes = 40
actions = actions
`;export{n as default};
