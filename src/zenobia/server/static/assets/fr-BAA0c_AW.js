const t=`# Porto Carthago: words that only the browser needs.

minutes = 90
`;export{t as default};
