/** The action as it follows a name: 'Meera Nair changed the profile'. */
export const actions = {
  'student.update': 'changed the profile',
  'student.learn': 'changed what the student wants to learn',
  'student.erase': 'erased the student for good',
  'user.block': 'blocked the account',
  'user.unblock': 'unblocked the account',
  'user.sendReset': 'sent a link to reset the password',
  'user.reveal': 'revealed an address or number',
  'user.preferences': 'changed the preferences',
  'auth.signIn': 'signed in',
  'auth.signOut': 'signed out',
  'auth.changePassword': 'changed the password',
  'auth.forgotPassword': 'asked for a link to reset the password',
  'auth.resetPassword': 'reset the password',
  'auth.impersonate': 'began to act as the student',
  'auth.impersonateEnd': 'stopped acting as the student',
  'auth.refreshReuse': 'was signed out: a used token came again',
  'session.endOthers': 'ended the other sessions',
} as const;

/** Names of what else may have changed. */
export const sessions = 'Sessions';
export const theme = 'Theme';
export const sidebar = 'Sidebar';
export const density = 'Density';
