/** Initials as they may be shown to anybody with the link: `Asha Rao` → `A. R.`. First and last word, whole letters. */
export const initialsOf = (name: string): string => {
  const words = name.split(/[\s\u00a0]+/).filter((word) => /\p{L}/u.test(word));
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends.map((word = '') => `${firstLetter(word)}.`).join(' ');
};

const letters = new Intl.Segmenter('en', { granularity: 'grapheme' });
const firstLetter = (word: string): string => {
  for (const { segment } of letters.segment(word)) if (/\p{L}/u.test(segment)) return segment.toUpperCase();
  return '';
};
