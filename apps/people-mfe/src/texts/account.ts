/** What is done to the account of a student. */
export const impersonate = 'Impersonate…';
export const sendReset = 'Send reset link…';
export const block = 'Block…';
export const unblock = 'Unblock';
export const accountIs = (status: string): string => `The account is ${status}`;
export const hasNoEmail = 'The account has no e-mail address';

/** Its questions and results. */
export const blockTitle = (name: string): string => `Block ${name}?`;
export const blockVerb = 'Block account';
export const blockConsequence = (name: string): string =>
  `${name} is signed out everywhere and can’t sign in until unblocked.`;
export const blocked = (name: string): string => `${name} is blocked`;
export const unblocked = (name: string): string => `${name} unblocked`;
export const sendTitle = (name: string): string => `Send ${name} a reset link?`;
export const sendVerb = 'Send link';
export const sendConsequence =
  'We’ll e-mail a link that works once and expires in 1 hour. The password stays valid until then.';
export const sent = (name: string): string => `Reset link to ${name} queued`;
