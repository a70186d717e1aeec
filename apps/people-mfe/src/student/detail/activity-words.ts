import type { StudentActivity } from '@lectern/contract/people';
import type { IconName } from '@lectern/ui-kit/icons';
import { timeText } from '@lectern/ui-kit';
import { genderWords, leadWord, modeWords } from '../words';

interface Deed {
  readonly icon: IconName;
  /** Follows the name of who acted. */
  readonly text: string;
}

const deeds: Readonly<Record<string, Deed>> = {
  'student.create': { icon: 'plus', text: 'added the student' },
  'student.update': { icon: 'pencil', text: 'changed the profile' },
  'student.learn': { icon: 'pencil', text: 'changed what the student wants to learn' },
  'student.delete': { icon: 'trash', text: 'deleted the student' },
  'student.restore': { icon: 'rotate-ccw', text: 'restored the student' },
  'student.erase': { icon: 'trash', text: 'erased the student for good' },
  'user.block': { icon: 'ban', text: 'blocked the account' },
  'user.unblock': { icon: 'circle-check', text: 'unblocked the account' },
  'user.sendReset': { icon: 'mail', text: 'sent a link to reset the password' },
  'user.reveal': { icon: 'lock', text: 'revealed an address or number' },
  'user.preferences': { icon: 'settings', text: 'changed the preferences' },
  'auth.signIn': { icon: 'circle', text: 'signed in' },
  'auth.signOut': { icon: 'circle', text: 'signed out' },
  'auth.changePassword': { icon: 'lock', text: 'changed the password' },
  'auth.forgotPassword': { icon: 'mail', text: 'asked for a link to reset the password' },
  'auth.resetPassword': { icon: 'lock', text: 'reset the password' },
  'auth.impersonate': { icon: 'circle', text: 'began to act as the student' },
  'auth.impersonateEnd': { icon: 'circle', text: 'stopped acting as the student' },
  'auth.refreshReuse': { icon: 'triangle-alert', text: 'was signed out: a used token came again' },
  'session.endOthers': { icon: 'lock', text: 'ended the other sessions' },
};

/** What was done, in words; a deed that nobody has put into words yet stands with its own name. */
export const deedOf = (action: string): Deed => deeds[action] ?? { icon: 'circle', text: `did: ${action}` };

/** Who did it: 'Meera Nair', 'Meera Nair, as Aarav Sharma', or the system. */
export const actorOf = ({ actorName, impersonatorName }: Pick<StudentActivity, 'actorName' | 'impersonatorName'>): string =>
  impersonatorName === null ? (actorName ?? 'The system') : [impersonatorName, actorName && `as ${actorName}`].filter(Boolean).join(', ');

const fieldWords: Readonly<Record<string, string>> = {
  firstName: 'First name', lastName: 'Last name', email: 'E-mail', mobile: 'Mobile', countryId: 'Country', leadState: 'Lead', gender: 'Gender', dateOfBirth: 'Date of birth', addressLine: 'Address', city: 'City',
  postalCode: 'Postal code', guardianName: 'Guardian’s name', guardianRelation: 'Relation', guardianEmail: 'Guardian’s e-mail', guardianMobile: 'Guardian’s mobile', grade: 'Grade', board: 'Board', school: 'School',
  goals: 'Goals', preferredMode: 'Way of learning', preferredHours: 'Hours with time', skills: 'Skills', deletedAt: 'Deleted', status: 'Status', reason: 'Reason', sessions: 'Sessions', theme: 'Theme', sidebar: 'Sidebar', density: 'Density',
};
const words = (table: Readonly<Record<string, string>>) => (value: string): string => table[value] ?? value;
const showers: Readonly<Record<string, (value: string) => string>> = {
  leadState: (value) => leadWord(value as Parameters<typeof leadWord>[0]),
  gender: words(genderWords),
  preferredMode: words(modeWords),
  deletedAt: timeText,
};

/** One changed field as it is shown. */
export const changeText = ({ field, before, after }: StudentActivity['changes'][number]): { readonly label: string; readonly before: string; readonly after: string } => {
  const shown = (value: string): string => (value === '' ? '' : (showers[field]?.(value) ?? value));
  return { label: fieldWords[field] ?? field, before: shown(before), after: shown(after) };
};
