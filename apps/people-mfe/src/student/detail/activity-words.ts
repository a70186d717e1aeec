import type { HistoryWords } from '@lectern/ui-kit/detail';
import { genderWords, leadWord, modeWords } from '../words';

const deeds: HistoryWords['deeds'] = {
  'student.update': { icon: 'pencil', text: 'changed the profile' },
  'student.learn': { icon: 'pencil', text: 'changed what the student wants to learn' },
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

const fields: HistoryWords['fields'] = {
  firstName: 'First name', lastName: 'Last name', email: 'E-mail', mobile: 'Mobile', countryId: 'Country', leadState: 'Lead', gender: 'Gender', dateOfBirth: 'Date of birth', addressLine: 'Address', city: 'City',
  postalCode: 'Postal code', guardianName: 'Guardian’s name', guardianRelation: 'Relation', guardianEmail: 'Guardian’s e-mail', guardianMobile: 'Guardian’s mobile', grade: 'Grade', board: 'Board', school: 'School',
  goals: 'Goals', preferredMode: 'Way of learning', preferredHours: 'Hours with time', skills: 'Skills', sessions: 'Sessions', theme: 'Theme', sidebar: 'Sidebar', density: 'Density',
};
const words = (table: Readonly<Record<string, string>>) => (value: string): string => table[value] ?? value;
const show: HistoryWords['show'] = {
  leadState: (value) => leadWord(value as Parameters<typeof leadWord>[0]),
  gender: words(genderWords),
  preferredMode: words(modeWords),
};

/** How what was done to a student, and to the account, is told. */
export const studentWords: HistoryWords = { noun: 'student', deeds, fields, show };
