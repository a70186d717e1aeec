import { plural } from '@lectern/ui-kit/plural';

/** Exports of a report, and reports that are sent by mail. */
export const exportVerb = 'Export';
export const exportOf = 'Formats of the export';
export const saveAndMail = 'Save and mail…';

export const saveTitle = 'Save and mail this report';
export const editTitle = (name: string): string => `Edit ${name}`;
export const save = 'Save report';
export const saveChanges = 'Save changes';
export const cancel = 'Cancel';
export const onePerson = 'person';
export const name = 'Name';
export const period = 'Period';
export const periodHelp = 'The days before the mail. Its own day is not over and is left out.';
export const rhythm = 'How often';
export const day = 'Day';
export const format = 'Format';
export const to = 'To';
export const toHelp = 'Staff who may see reports. Nobody is sent a report after losing that right.';
export const rowsOf = (report: string, group: string, currency: string | undefined): string =>
  `${report} by ${group.toLowerCase()}${currency === undefined ? '' : `, ${currency}`}, with the filters of the screen`;
export const sentAt = 'Sent at 07:00 of the business.';

export const saved = 'Report saved';
export const title = 'Saved reports, by mail';
export const theSaved = 'The saved reports';
export const heads = {
  report: 'Report',
  when: 'When',
  to: 'To',
  format: 'Format',
  last: 'Last mail',
  actions: 'Actions',
};
export const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;
export const ofMonth = (count: number): string => {
  const end = count % 10 === 1 && count !== 11 ? 'st' : count % 10 === 2 && count !== 12 ? 'nd' : 'th';
  return `${count}${count % 10 === 3 && count !== 13 ? 'rd' : end} of the month`;
};
export const everyWeekday = (weekday: string): string => `${weekday}s, 07:00`;
export const everyMonthDay = (ordinal: string): string => `${ordinal}, 07:00`;
export const andMore = (first: string, count: number): string => `${first} and ${count} more`;
export const noMail = 'Not yet';
export const sending = (when: string): string => `${when}: being sent`;
export const refused = (when: string, count: number): string => `${when}: ${count} refused`;
export const notMade = (when: string): string => `${when}: not sent`;
export const nobody = (when: string): string => `${when}: nobody may read it`;
export const mayNot = (count: number): string =>
  plural(count, { one: '1 may no longer see reports', other: `${count} may no longer see reports` });

export const actionsFor = (report: string): string => `Actions for ${report}`;
export const edit = 'Edit…';
export const remove = 'Delete';
export const notYours = 'Its maker and holders of “Edit settings” may do this';
export const deleteTitle = (report: string): string => `Delete ${report}?`;
export const deleteMeans = 'No further mail is sent. Mails that were sent stay where they are.';
export const deleted = 'Saved report deleted';
