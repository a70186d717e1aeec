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
export const notWhileImpersonating = 'Refused while you act for somebody else';
export const needsRight = (right: string): string => `It needs the right ${right}`;
export const isYou = 'This is you';
export const isSuperAdmin = 'Nobody acts for a super admin';
export const accountIs = (status: UserStatus): string => `The account is ${status}`;
export const isBlocked = 'The account is blocked';
export const hasNoEmail = 'The account has no e-mail address';
export const notYourself = 'Nobody blocks themselves';
export const reason = 'Reason';
export const reasonHelp = 'It stands in the audit log.';

/** Acting as somebody. */
export const actTitle = (name: string): string => `Impersonate ${name}`;
export const actVerb = 'Impersonate';
export const actConsequence = (name: string): string =>
  `You see the console as ${name} does, for 60 minutes at most. What you do is recorded under both names, and ${name} is told.`;

/** Revealing an address or number. */
export const emailOf = (name: string): string => `E-mail of ${name}`;
export const mobileOf = (name: string): string => `Mobile of ${name}`;
export const reveal = 'Reveal';
export const revealConsequence = 'The full value is shown here once. That you saw it is recorded.';
export const thereIsNone = 'There is none';

/** Blocking and unblocking. */
export const blockTitle = (name: string): string => `Block ${name}`;
export const blockVerb = 'Block account';
export const blockConsequence = (name: string): string =>
  `Every session of ${name} ends at once. They can not sign in until they are unblocked.`;
export const blockManyConsequence =
  'Every session of theirs ends at once; they can’t sign in until they are unblocked.';
export const blocked = (name: string): string => `${name} is blocked`;
export const unblocked = (name: string): string => `${name} can sign in again`;
export const restored = (name: string): string => `${name} is restored`;

/** Links and invitations. */
export const sendTitle = (name: string): string => `Send ${name} a reset link?`;
export const sendVerb = 'Send link';
export const sendConsequence =
  'It goes to their e-mail address, works once, and within one hour. The password stays as it is until then.';
export const sent = (name: string): string => `A link is on its way to ${name}`;
export const invitedAgain = (name: string): string => `${name} is invited again`;
export const invite = 'Invite…';
export const inviteTitle = 'Invite somebody';
export const inviteVerb = 'Send invitation';
export const inviteConsequence =
  'They set a password of their own by the link in the mail. It works once, within seven days.';
export const invited = (name: string, email: string): string =>
  `${name} is invited: the link is on its way to ${email}`;
export const firstName = 'First name';
export const lastName = 'Last name';
export const chooseRole = 'Choose a role';
export const roleHelp = 'Roles of staff with no right that you lack.';
