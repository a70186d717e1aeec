import { messages, say, wayText } from '../messages';
import type { FieldError } from '../wire';
import { hasContent } from '../rich-text';
import type { FaqStatus } from './faq';

/** The statuses an FAQ may go to from each status. */
const ways: Readonly<Record<FaqStatus, readonly FaqStatus[]>> = {
  draft: ['published'],
  published: ['hidden', 'draft'],
  hidden: ['published', 'draft'],
};

/** What a person may turn this status into, besides leaving it. */
export const nextStatuses = (from: FaqStatus): readonly FaqStatus[] => ways[from];

/** Why an FAQ may not have this status with this answer, on the field to correct; undefined when it may. */
export const statusBlocker = (
  from: FaqStatus | undefined,
  to: FaqStatus,
  answerHtml: string,
): FieldError | undefined => {
  const begins = from ?? 'draft';
  if (begins !== to && !ways[begins].includes(to))
    return { property: 'status', constraints: { transition: wayText('Status', begins, to) } };
  if (to === 'published' && !hasContent(answerHtml))
    return { property: 'answerHtml', constraints: { required: say(messages.required, { field: 'Answer' }) } };
  return undefined;
};
