import type { HistoryWords } from '@lectern/ui-kit/detail';
import { statusWords } from './view';

/** How what was done to a skill is told. */
export const skillWords: HistoryWords = { noun: 'skill', fields: { aliases: 'Other spellings' }, show: { status: (value) => statusWords[value as keyof typeof statusWords] ?? value } };
