import type { HistoryWords } from '@lectern/ui-kit/detail';
import { historyWords } from '@lectern/ui-kit/records';
import { student } from '../student';
import * as texts from '../../texts/activity';
import * as facts from '../../texts/facts';

const deeds: HistoryWords['deeds'] = {
  'student.update': { icon: 'pencil', text: texts.deeds['student.update'] },
  'student.learn': { icon: 'pencil', text: texts.deeds['student.learn'] },
  'student.erase': { icon: 'trash', text: texts.deeds['student.erase'] },
  'user.block': { icon: 'ban', text: texts.deeds['user.block'] },
  'user.unblock': { icon: 'circle-check', text: texts.deeds['user.unblock'] },
  'user.sendReset': { icon: 'mail', text: texts.deeds['user.sendReset'] },
  'user.reveal': { icon: 'lock', text: texts.deeds['user.reveal'] },
  'user.preferences': { icon: 'settings', text: texts.deeds['user.preferences'] },
  'auth.signIn': { icon: 'circle', text: texts.deeds['auth.signIn'] },
  'auth.signOut': { icon: 'circle', text: texts.deeds['auth.signOut'] },
  'auth.changePassword': { icon: 'lock', text: texts.deeds['auth.changePassword'] },
  'auth.forgotPassword': { icon: 'mail', text: texts.deeds['auth.forgotPassword'] },
  'auth.resetPassword': { icon: 'lock', text: texts.deeds['auth.resetPassword'] },
  'auth.impersonate': { icon: 'circle', text: texts.deeds['auth.impersonate'] },
  'auth.impersonateEnd': { icon: 'circle', text: texts.deeds['auth.impersonateEnd'] },
  'auth.refreshReuse': { icon: 'triangle-alert', text: texts.deeds['auth.refreshReuse'] },
  'session.endOthers': { icon: 'lock', text: texts.deeds['session.endOthers'] },
};

const standard = historyWords(student);

/** How what was done to a student, and to the account, is told. */
export const studentWords: HistoryWords = {
  ...standard,
  deeds,
  fields: {
    ...standard.fields,
    skills: facts.skills,
    sessions: texts.sessions,
    theme: texts.theme,
    sidebar: texts.sidebar,
    density: texts.density,
  },
};
