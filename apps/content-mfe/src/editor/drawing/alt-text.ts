/** Longer ones are cut when the text is cleaned. */
const longest = 250;
/** As the tools suggest them, in `texts/drawings`. */
const suggested = /^(?:Molecule \S+|Diagram(?:: .*)?)$/s;

/** The text alternative of a changed drawing: what a person has written stays, what a tool has suggested follows the drawing. */
export const altAfter = (current: string, suggestion: string): string =>
  current && !suggested.test(current) ? current : suggestion.slice(0, longest);
