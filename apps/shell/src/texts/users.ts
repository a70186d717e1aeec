import type { UserStatus } from '@lectern/contract/platform/user';

/** The list of accounts. */
export const title = 'Users';
export const one = 'user';
export const many = 'users';
export const search = 'Name, e-mail or mobile';
export const noneYet = 'No accounts yet';
export const howTheyAppear = 'Accounts appear as people are invited or sign up.';

/** Names of what an account has: columns, filters, fields. */
export const name = 'Name';
export const email = 'E-mail';
export const mobile = 'Mobile';
export const role = 'Role';
export const status = 'Status';
export const kind = 'Kind';
export const lastSignIn = 'Last sign-in';
export const never = 'Never';
export const created = 'Created';
export const deletedAt = 'Deleted';
export const account = (id: number): string => `Account ${id}`;

/** What can be done to an account. */
export const actions = {
  'act as': 'Impersonate…',
  'send reset': 'Send reset link…',
  'resend invite': 'Send invitation again',
  'reveal email': 'Reveal e-mail…',
  'reveal mobile': 'Reveal mobile…',
  block: 'Block…',
  unblock: 'Unblock',
  restore: 'Restore',
} as const;
export const notWhileImpersonating = 'Not available while impersonating';
export const isYou = 'This is your own account';
export const isSuperAdmin = 'Super admins can’t be impersonated';
export const accountIs = (status: UserStatus): string => `The account is ${status}`;
export const isBlocked = 'The account is blocked';
export const hasNoEmail = 'The account has no e-mail address';
export const notYourself = 'You can’t block yourself';
export const reason = 'Reason';
export const reasonHelp = 'Recorded in the audit log.';

/** Acting as somebody. */
export const actTitle = (name: string): string => `Impersonate ${name}`;
export const actVerb = 'Impersonate';
export const actConsequence = (name: string): string =>
  `You’ll see the console as ${name} for up to 60 minutes. Actions are logged under both names, and ${name} is notified.`;

/** An account, and its role. */
export const accountTitle = 'Account';
export const accountWhat = 'The account';
export const accountLoading = 'Loading the account';
export const noAccount = 'The link is incomplete.';
export const open = 'Open';
export const moreFor = (name: string): string => `More actions for ${name}`;
export const blockedBecause = 'Blocked because';
export const noValue = '–';
export const changeRole = 'Change role…';
export const changeRoleOf = (name: string): string => `Change the role of ${name}`;
export const changeRoleVerb = 'Change role';
export const changeRoleConsequence = (name: string): string =>
  `${name} has the rights of the new role at once, in open pages too.`;
export const roleChanged = (name: string, role: string): string => `${name} is ${role} now`;
export const notYourRole = 'You can’t change your own role';
export const onlyStaff = 'Only staff have a role that can be changed';
export const isBeyond = 'This role has rights that you lack';

/** Revealing an address or number. */
export const emailOf = (name: string): string => `E-mail of ${name}`;
export const mobileOf = (name: string): string => `Mobile of ${name}`;
export const reveal = 'Reveal';
export const revealConsequence = 'The full value is shown here once. That you saw it is recorded.';
export const thereIsNone = 'Not provided';

/** Blocking and unblocking. */
export const blockTitle = (name: string): string => `Block ${name}`;
export const blockVerb = 'Block account';
export const blockConsequence = (name: string): string =>
  `${name} is signed out everywhere and can’t sign in until unblocked.`;
export const blockManyConsequence = 'They are signed out everywhere and can’t sign in until unblocked.';
export const blocked = (name: string): string => `${name} is blocked`;
export const unblocked = (name: string): string => `${name} unblocked`;
export const restored = (name: string): string => `${name} is restored`;

/** Links and invitations. */
export const sendTitle = (name: string): string => `Send ${name} a reset link?`;
export const sendVerb = 'Send link';
export const sendConsequence =
  'We’ll e-mail a link that works once and expires in 1 hour. The password stays valid until then.';
export const sent = (name: string): string => `Reset link to ${name} queued`;
export const invitedAgain = (name: string): string => `${name} invited again`;
export const invite = 'Invite…';
export const inviteTitle = 'Invite a colleague';
export const inviteVerb = 'Send invitation';
export const inviteConsequence = 'They’ll get an e-mail to set their password. The link expires in 7 days.';
export const invited = (name: string, email: string): string => `${name} invited. The e-mail to ${email} is queued`;
export const firstName = 'First name';
export const lastName = 'Last name';
export const chooseRole = 'Choose a role';
export const roleHelp = 'You can only assign roles with rights you have yourself.';
