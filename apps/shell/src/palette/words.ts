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

/** How well a title with its further words answers the typed text: 0 not at all; the beginning of the title best. */
export const rank = (q: string, title: string, more: readonly string[] = []): number => {
  const words = wordsOf(q);
  const [head, all] = [plain(title), plain([title, ...more].join(' '))];
  if (words.length === 0 || !words.every((word) => all.includes(word))) return 0;
  if (words[0] !== undefined && head.startsWith(words[0])) return 3;
  return words.some((word) => head.split(/\s+/).some((part) => part.startsWith(word))) ? 2 : 1;
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
