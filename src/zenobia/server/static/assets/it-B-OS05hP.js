const n=`# Palmyra: words that only the browser needs.

minutes = 40
actions = azioni
`;export{n as default};
