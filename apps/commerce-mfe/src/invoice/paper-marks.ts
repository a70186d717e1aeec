import type { InvoiceRow } from '@lectern/contract/commerce';
import type { TagTone } from '../tags/Tag';
import * as texts from '../texts/invoice';

/** The marks of a paper in words, with their colours. */
export const paperMarks = ({
  totalMinor,
  creditedMinor,
  isReplaced,
  isTest,
}: InvoiceRow): readonly { readonly text: string; readonly tone: TagTone }[] => [
  ...(isReplaced ? [{ text: texts.replaced, tone: 'warning' as const }] : []),
  ...(creditedMinor > 0
    ? [{ text: creditedMinor < totalMinor ? texts.creditedInPart : texts.credited, tone: 'info' as const }]
    : []),
  ...(isTest ? [{ text: texts.test, tone: 'neutral' as const }] : []),
];
