/** The action as it follows a name: 'Meera Nair changed the profile'. */
export const actions = {
  'student.update': 'changed the profile',
  'student.learn': 'changed subjects and schedule',
  'student.merge': 'merged a duplicate',
  'student.erase': 'permanently erased the student',
  'student.reveal': 'revealed personal data',
  'demo.create': 'added a demo lesson',
  'demo.update': 'changed a demo lesson',
  'demo.state': 'moved a demo lesson on',
  'user.block': 'blocked the account',
  'user.unblock': 'unblocked the account',
  'user.sendReset': 'sent a password reset link',
  'user.reveal': 'revealed personal data',
  'user.preferences': 'changed the preferences',
  'auth.signIn': 'signed in',
  'auth.signOut': 'signed out',
  'auth.changePassword': 'changed the password',
  'auth.forgotPassword': 'requested a password reset link',
  'auth.resetPassword': 'reset the password',
  'auth.impersonate': 'impersonated the student',
  'auth.impersonateEnd': 'ended the impersonation',
  'auth.refreshReuse': 'was signed out for security (session reuse)',
  'session.endOthers': 'ended the other sessions',
} as const;

/** Names of what else may have changed. */
export const sessions = 'Sessions';
export const theme = 'Theme';
export const sidebar = 'Sidebar';
export const density = 'Density';
export const merged = 'Merged student';
export const mergedInto = 'Merged into';
export const taken = 'Values of the duplicate';

/** Fields of a demo lesson. */
export const demoFields = {
  trainerName: 'Trainer',
  skillName: 'Skill',
  startsAt: 'Time',
  durationMinutes: 'Minutes',
  state: 'State',
  outcome: 'Outcome',
  studentRating: 'Student’s rating',
  stateReason: 'Reason',
} as const;
