export const dayWords = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;
const sourceWords: Readonly<Record<string, string>> = {
  quick: 'quick sign-up',
  import: 'import',
  self: 'signed up',
  merge: 'merge',
};

/** When, how and by whom somebody came in: '12 Oct 2026 by Meera Nair', '12 Oct 2026, signed up'. */
export const addedText = (source: string, day: string, by?: string | null): string => {
  const way = sourceWords[source];
  return `${day}${way ? `, ${way}` : ''}${by ? ` by ${by}` : ''}`;
};
