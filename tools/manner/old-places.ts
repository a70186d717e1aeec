/** File → number of its faults. */
export type Counts = ReadonlyMap<string, number>;

/** A list of old places: a line for each file with its number of faults. */
export const readList = (text: string): Counts =>
  new Map(
    text
      .split('\n')
      .filter(Boolean)
      .map((line) => {
        const at = line.lastIndexOf(' ');
        return [line.slice(0, at), Number(line.slice(at + 1))] as const;
      }),
  );

export const writeList = (counts: Counts): string =>
  [...counts]
    .filter(([, count]) => count > 0)
    .map(([file, count]) => `${file} ${count}\n`)
    .sort()
    .join('');

/** Files whose number is not the list's: the list may only get shorter, and is kept exact. */
export const differences = (listed: Counts, found: Counts): { file: string; listed: number; found: number }[] =>
  [...new Set([...listed.keys(), ...found.keys()])]
    .map((file) => ({ file, listed: listed.get(file) ?? 0, found: found.get(file) ?? 0 }))
    .filter((each) => each.listed !== each.found)
    .sort((one, other) => (one.file < other.file ? -1 : 1));

/** The list with the numbers that went down. */
export const shorter = (listed: Counts, found: Counts): Counts =>
  new Map([...listed].map(([file, count]) => [file, Math.min(count, found.get(file) ?? 0)]));

/** The name of the list that a file is on: its project, or its first folder. */
export const listOf = (file: string): string => {
  const [first = '', second = '', ...rest] = file.split('/');
  if (second === '') return 'root';
  return (first === 'apps' || first === 'libs') && rest.length > 0 ? `${first}-${second}` : first;
};
