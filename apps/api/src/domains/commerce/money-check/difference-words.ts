import type { Difference } from './find-differences';

/** 'The numbers of papers have no gap: not so for INV-2026.' */
const lineOf = ({ rule, rows, first }: Difference): string => {
  const rest = rows - first.length;
  return `${rule}: not so for ${first.join(', ')}${rest > 0 ? ` and ${rest} more` : ''}.`;
};

/** The notice about differences: a title and a line for each broken rule. */
export const noticeOf = (differences: readonly Difference[]): { title: string; body: string } => ({
  title: `Money check: ${differences.length === 1 ? '1 rule is' : `${differences.length} rules are`} broken`,
  body: [...differences.map(lineOf), 'Nothing was changed. Compare these rows before the next papers are issued.'].join(
    ' ',
  ),
});
