import type { Actor } from './frame';

/** Whether this person sees addresses, numbers and birth dates in full; never while impersonating. */
export const mayReveal = ({ rights, impersonatorId }: Pick<Actor, 'rights' | 'impersonatorId'>): boolean =>
  rights.has('piiReveal') && impersonatorId === null;

/** An e-mail address for who may not see it whole: `r•••@example.com`. */
export const maskEmail = (email: string | null): string | null => {
  if (email === null) return null;
  const at = email.lastIndexOf('@');
  return `${[...email][0] ?? ''}•••${email.slice(at)}`;
};

/** A mobile number in E.164 for who may not see it whole: `+91 ••••• 4321`. `dialCode` (with +) stays readable where it is known. */
export const maskMobile = (e164: string | null, dialCode?: string | null): string | null => {
  if (e164 === null) return null;
  const country = dialCode && e164.startsWith(dialCode) ? dialCode : e164.slice(0, 3);
  return `${country} ••••• ${e164.slice(-4)}`;
};
