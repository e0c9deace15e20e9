// For tests: all words in one file (`npm run words` makes it). The page takes them one by one, so that each screen fetches its own;
// a test would load 1,700 modules.
export const wordsForTests = {
  find: /^(\.\.\/)+paraglide\/messages$/,
  replacement: new URL('../src/paraglide/bundled.js', import.meta.url).pathname,
};
