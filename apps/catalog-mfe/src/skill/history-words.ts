import type { HistoryWords } from '@lectern/ui-kit/detail';
import * as names from '../texts/skill-names';

/** How what was done to a skill is told. */
export const skillWords: HistoryWords = {
  noun: names.noun,
  fields: { aliases: names.aliases },
  show: { status: (value) => names.statuses[value as keyof typeof names.statuses] ?? value },
};
