import { maskEmail, maskMobile } from './mask';

/** Nothing but that something is there. */
export const dots = (text: string): string => (text === '' ? '' : '•••');
const email = (text: string): string => (text === '' ? '' : (maskEmail(text) ?? ''));
const mobile = (text: string): string => (text === '' ? '' : (maskMobile(text) ?? ''));

/** Masks of personal fields by their names, for users who may not reveal them. */
export const personalMasks = {
  email,
  guardianEmail: email,
  mobile,
  guardianMobile: mobile,
  dateOfBirth: dots,
  addressLine: dots,
  postalCode: dots,
} as const satisfies Readonly<Record<string, (text: string) => string>>;
