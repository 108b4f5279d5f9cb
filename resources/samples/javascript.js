const words = 'the quick brown fox jumps over the lazy dog the end'.split(' ');

const counts = {};
for (const word of words) counts[word] = (counts[word] ?? 0) + 1;
console.log(counts);

// display() shows SVG, PNG bytes, or any value
const bars = Object.entries(counts).map(([word, n], i) => `
  <rect x="60" y="${i * 22}" width="${n * 60}" height="16" fill="#e0a100"/>
  <text x="52" y="${i * 22 + 13}" text-anchor="end" font-size="13">${word}</text>`);
display(`<svg xmlns="http://www.w3.org/2000/svg" width="300"
  height="${bars.length * 22}" font-family="sans-serif">${bars.join('')}</svg>`);
