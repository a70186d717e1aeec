import type { HistoryWords } from '@lectern/ui-kit/detail';

/** How the history of a skill is reported. */
export const historyWords: HistoryWords = { noun: 'skill', fields: { aliases: 'Other spellings' } };
