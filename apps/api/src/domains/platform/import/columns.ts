/** A field of an import with the words by which its column may be headed, the label among them. */
export interface Headed {
  readonly name: string;
  readonly label: string;
  readonly words: readonly string[];
}

/** What a head says, whatever its case, accents and signs: `Guardian’s E-Mail` and `guardian_email` are one. */
export const wordsOf = (head: string): string =>
  head
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .replace(/\be[- ]mail\b/g, 'email')
    .replace(/[’']s?(?![\p{L}\p{N}])/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const remembered = 1000;
const exact = 500;

/** How surely a head means a field; 0: not at all. The longer the words that it holds, in any order, the surer. */
const likeness = (head: string, { label, words }: Headed): number => {
  const spellings = [label, ...words].map(wordsOf);
  if (spellings.includes(head)) return exact;
  const said = new Set(head.split(' '));
  return Math.max(
    0,
    ...spellings
      .filter((spelling) => spelling.split(' ').every((word) => said.has(word)))
      .map((spelling) => spelling.length),
  );
};

/**
 * The field of each column, or null: as this person matched such a head before (`earlier`, by `wordsOf`; '' = none), else by what the head
 * says. No field is given twice: the surest column gets it, the first of equals.
 */
export const matchColumns = (
  heads: readonly string[],
  fields: readonly Headed[],
  earlier: ReadonlyMap<string, string> = new Map(),
): (string | null)[] => {
  const candidates = heads.flatMap((text, column) => {
    const head = wordsOf(text);
    const known = earlier.get(head);
    if (head === '' || known === '') return [];
    return fields
      .map((field) => ({
        column,
        field: field.name,
        score: known === field.name ? remembered : known === undefined ? likeness(head, field) : 0,
      }))
      .filter(({ score }) => score > 0);
  });
  const matched: (string | null)[] = heads.map(() => null);
  for (const { column, field } of candidates.sort(
    (one, other) => other.score - one.score || one.column - other.column,
  )) {
    if (matched[column] === null && !matched.includes(field)) matched[column] = field;
  }
  return matched;
};
