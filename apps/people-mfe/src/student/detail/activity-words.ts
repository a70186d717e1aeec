import type { HistoryWords } from '@lectern/ui-kit/detail';
import { historyWords } from '@lectern/ui-kit/records';
import { student } from '../student';
import * as texts from '../../texts/activity';
import * as assign from '../../texts/assign';
import * as facts from '../../texts/facts';

const actions: HistoryWords['actions'] = {
  'student.update': { icon: 'pencil', text: texts.actions['student.update'] },
  'student.learn': { icon: 'pencil', text: texts.actions['student.learn'] },
  'student.merge': { icon: 'pencil', text: texts.actions['student.merge'] },
  'student.assign': { icon: 'move', text: assign.didAssign },
  'student.erase': { icon: 'trash', text: texts.actions['student.erase'] },
  'student.reveal': { icon: 'lock', text: texts.actions['student.reveal'] },
  'demo.create': { icon: 'plus', text: texts.actions['demo.create'] },
  'demo.update': { icon: 'pencil', text: texts.actions['demo.update'] },
  'demo.state': { icon: 'refresh', text: texts.actions['demo.state'] },
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

const standard = historyWords(student);

/** The activity of a student and the account in words. */
export const studentWords: HistoryWords = {
  ...standard,
  actions,
  fields: {
    ...standard.fields,
    skills: facts.skills,
    merged: texts.merged,
    mergedInto: texts.mergedInto,
    taken: texts.taken,
    salesUserId: facts.owner,
    instituteId: facts.institute,
    ...texts.demoFields,
    sessions: texts.sessions,
    theme: texts.theme,
    sidebar: texts.sidebar,
    density: texts.density,
  },
};
