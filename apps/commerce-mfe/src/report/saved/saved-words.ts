import type { SavedReport } from '@lectern/contract/commerce';
import { dayText } from '@lectern/ui-kit/day-text';
import * as texts from '../../texts/report-saved';

/** 'Mondays, 07:00', '1st of the month, 07:00'. */
export const whenText = ({ rhythm, onDay }: Pick<SavedReport, 'rhythm' | 'onDay'>): string =>
  rhythm === 'weekly' ? texts.everyWeekday(texts.weekdays[onDay - 1] ?? '') : texts.everyMonthDay(texts.ofMonth(onDay));

/** Two names, or the first one with the number of the others. */
export const peopleText = (people: readonly { readonly name: string }[]): string =>
  people.length > 2 ? texts.andMore(people[0]!.name, people.length - 1) : people.map(({ name }) => name).join(', ');

/** The last mail in words, with a reason where it failed. */
export const mailText = (
  mail: SavedReport['lastMail'],
): { readonly text: string; readonly reason: string; readonly isFailed: boolean } => {
  if (!mail) return { text: texts.noMail, reason: '', isFailed: false };
  const when = dayText(mail.day);
  const failed = mail.failed > 0 ? texts.refused(when, mail.failed) : texts.notMade(when);
  const words = { sending: texts.sending(when), sent: when, nobody: texts.nobody(when), failed } as const;
  return { text: words[mail.state], reason: mail.error, isFailed: mail.state === 'failed' || mail.state === 'nobody' };
};
