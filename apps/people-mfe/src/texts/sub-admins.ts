/** Sub-admins: what is theirs alone; the rest is the kit's. */
export const noun = { one: 'sub-admin', many: 'sub-admins' };
export const title = 'Sub-admin';
export const whatTheyAre = 'Sub-admins are the staff who work in this console.';
export const search = 'Name, e-mail or mobile';
export const name = 'Name';
export const allRoles = 'All roles';
export const lastSignIn = 'Last sign-in';
export const never = 'Never';
export const created = 'Created';
export const manager = 'Manager';
export const countries = 'Countries served';

export const invitation = 'We’ll e-mail a link. It works once, within 7 days, and lets the person set a password.';
export const chooseRole = 'Choose a role';
export const roleHelp = 'You can give roles whose rights you have yourself.';
export const notOwnRole = 'Nobody changes their own role.';
export const isBeyond = 'This person’s role has rights that you lack: you can’t change the account.';
export const country = 'country';
export const countriesHelp = 'Leave empty for all countries. It helps to filter, and gives no right.';
export const blockedBecause = (reason: string): string => `Blocked: ${reason}`;
export const deleteConsequence = 'The person is signed out everywhere.';
export const role = 'Role';
export const status = 'Status';
export const team = 'Team';
export const jobTitle = 'Job title';

export const actions = {
  block: 'Block…',
  unblock: 'Unblock',
  resend: 'Send invitation again',
  impersonate: 'Impersonate…',
  remove: 'Delete…',
} as const;
export const notYourself = 'This is your own account';
export const isSuperAdmin = 'Super admins can’t be impersonated';
export const accountIs = (status: string): string => `The account is ${status}`;
export const sentAgain = (who: string): string => `Invitation to ${who} queued`;
export const manyBlocked = 'They are signed out everywhere and can’t sign in until unblocked.';
export const manyDeleted = 'They are signed out everywhere. You can restore them for 30 days.';
export const reason = 'Reason';
