import type { HistoryWords } from '@lectern/ui-kit/detail';

/** The words for the history of a skill. */
export const historyWords: HistoryWords = { noun: 'skill', fields: { aliases: 'Other spellings' } };
