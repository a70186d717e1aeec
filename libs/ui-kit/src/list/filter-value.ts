/** The choices in a filter as on the wire: `eq:active` or `in:active,draft`; a value without an operator is one choice. */
export const choicesOf = (value: string | undefined): readonly string[] => {
  if (!value) return [];
  const [, list = ''] = /^(?:(?:eq|in):)?(.*)$/.exec(value) ?? [];
  return list.split(',').filter(Boolean);
};

/** As on the wire; undefined where nothing is chosen. */
export const choicesText = (choices: readonly (string | number)[]): string | undefined => {
  if (choices.length === 0) return undefined;
  return `${choices.length === 1 ? 'eq' : 'in'}:${choices.join(',')}`;
};
