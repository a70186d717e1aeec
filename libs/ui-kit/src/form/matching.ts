const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Whether every word typed is in the text, accents and case apart. */
export const matchesWords = (text: string, typed: string): boolean => {
  const words = plain(typed).split(/\s+/).filter(Boolean);
  const searched = plain(text);
  return words.every((word) => searched.includes(word));
};
