import type { HistoryWords } from '@lectern/ui-kit/detail';
import { leadWord } from '../words';
import * as texts from '../../texts/activity';
import * as facts from '../../texts/facts';
import { genderWords, modeWords } from '../../texts/words';

const actions: HistoryWords['actions'] = {
  'student.update': { icon: 'pencil', text: texts.actions['student.update'] },
  'student.learn': { icon: 'pencil', text: texts.actions['student.learn'] },
  'student.erase': { icon: 'trash', text: texts.actions['student.erase'] },
  'user.block': { icon: 'ban', text: texts.actions['user.block'] },
  'user.unblock': { icon: 'circle-check', text: texts.actions['user.unblock'] },
  'user.sendReset': { icon: 'mail', text: texts.actions['user.sendReset'] },
  'user.reveal': { icon: 'lock', text: texts.actions['user.reveal'] },
  'user.preferences': { icon: 'settings', text: texts.actions['user.preferences'] },
  'auth.signIn': { icon: 'circle', text: texts.actions['auth.signIn'] },
  'auth.signOut': { icon: 'circle', text: texts.actions['auth.signOut'] },
  'auth.changePassword': { icon: 'lock', text: texts.actions['auth.changePassword'] },
  'auth.forgotPassword': { icon: 'mail', text: texts.actions['auth.forgotPassword'] },
  'auth.resetPassword': { icon: 'lock', text: texts.actions['auth.resetPassword'] },
  'auth.impersonate': { icon: 'circle', text: texts.actions['auth.impersonate'] },
  'auth.impersonateEnd': { icon: 'circle', text: texts.actions['auth.impersonateEnd'] },
  'auth.refreshReuse': { icon: 'triangle-alert', text: texts.actions['auth.refreshReuse'] },
  'session.endOthers': { icon: 'lock', text: texts.actions['session.endOthers'] },
};

const fields: HistoryWords['fields'] = {
  firstName: facts.firstName,
  lastName: facts.lastName,
  email: facts.email,
  mobile: facts.mobile,
  countryId: facts.country,
  leadState: facts.lead,
  gender: facts.gender,
  dateOfBirth: facts.dateOfBirth,
  addressLine: facts.address,
  city: facts.city,
  postalCode: facts.postalCode,
  guardianName: facts.guardianName,
  guardianRelation: facts.guardianRelation,
  guardianEmail: facts.guardianEmail,
  guardianMobile: facts.guardianMobile,
  grade: facts.grade,
  board: facts.board,
  school: facts.school,
  goals: facts.goals,
  preferredMode: facts.wayOfLearning,
  preferredHours: facts.hours,
  skills: facts.skills,
  sessions: texts.sessions,
  theme: texts.theme,
  sidebar: texts.sidebar,
  density: texts.density,
};
const words =
  (table: Readonly<Record<string, string>>) =>
  (value: string): string =>
    table[value] ?? value;
const show: HistoryWords['show'] = {
  leadState: (value) => leadWord(value as Parameters<typeof leadWord>[0]),
  gender: words(genderWords),
  preferredMode: words(modeWords),
};

/** How what was done to a student, and to the account, is told. */
export const studentWords: HistoryWords = { noun: facts.noun, actions, fields, show };
