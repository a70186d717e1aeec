/** Lower case without accents, so that what one types finds what is written. Keeps its length, letter by letter. */
export const plain = (text: string): string =>
  [...text]
    .map((letter) =>
      letter
        .normalize('NFD')
        .replace(/\p{M}/gu, '')
        .toLocaleLowerCase('en-GB')
        .slice(0, letter.length)
        .padEnd(letter.length),
    )
    .join('');

const wordsOf = (q: string): readonly string[] => plain(q).split(/\s+/).filter(Boolean);

/** Grades of a match between a title and the typed text, worst first. */
export const matches = { none: 0, contains: 1, wordBegins: 2, begins: 3, equals: 4 } as const;
export type Match = (typeof matches)[keyof typeof matches];

/** The match of a title; further words, which are not shown, only make it one that contains the typed text. */
export const matchOf = (q: string, title: string, more: readonly string[] = []): Match => {
  const words = wordsOf(q);
  const head = plain(title).trim().replace(/\s+/g, ' ');
  const whole = words.join(' ');
  if (whole === '') return matches.none;
  if (head === whole) return matches.equals;
  if (head.startsWith(whole)) return matches.begins;
  const parts = head.split(/[^\p{L}\p{N}]+/u);
  if (words.every((word) => parts.some((part) => part.startsWith(word)))) return matches.wordBegins;
  const all = plain([title, ...more].join(' '));
  return words.every((word) => all.includes(word)) ? matches.contains : matches.none;
};

export interface Part {
  readonly text: string;
  readonly isHit: boolean;
}

/** The title in parts, those that were typed marked. */
export const partsOf = (q: string, title: string): readonly Part[] => {
  const letters = [...plain(title)];
  const text = letters.join('');
  const hit = new Array<boolean>(text.length).fill(false);
  for (const word of wordsOf(q)) {
    const at = text.indexOf(word);
    if (at >= 0) hit.fill(true, at, at + word.length);
  }
  const parts: { text: string; isHit: boolean }[] = [];
  for (let at = 0; at < title.length; at += 1) {
    const last = parts.at(-1);
    const isHit = hit[at] ?? false;
    if (last?.isHit === isHit) last.text += title.charAt(at);
    else parts.push({ text: title.charAt(at), isHit });
  }
  return parts;
};
