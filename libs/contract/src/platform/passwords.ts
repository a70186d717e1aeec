import { object, string, type StringSchema } from 'yup';
import { emailText, required } from '../fields';
import { messages, say } from '../messages';

/** The symbols of which a password needs one. */
export const passwordSymbols = '@$!%*?&';

/** What a new password must have; the words are for the person who types it. */
export const passwordRules = [
  { name: 'length', words: 'At least 8 characters', holds: (value: string) => value.length >= 8 },
  { name: 'lower', words: 'A lowercase letter', holds: (value: string) => /[a-z]/.test(value) },
  { name: 'upper', words: 'An uppercase letter', holds: (value: string) => /[A-Z]/.test(value) },
  { name: 'digit', words: 'A number', holds: (value: string) => /\d/.test(value) },
  { name: 'symbol', words: `One of ${passwordSymbols}`, holds: (value: string) => /[@$!%*?&]/.test(value) },
] as const;

/** Whether a text may become a password (specification, section 5). */
export const isPassword = (value: string): boolean => passwordRules.every(({ holds }) => holds(value));

/** A password as somebody types the one they have: any, at most 128 characters. */
export const knownPassword = (label: string): StringSchema<string> =>
  string()
    .label(label)
    .max(128, say(messages.max, { max: 128 }))
    .required(say(messages.required, { field: label }));

/** A password that is to be: by the specification's rule, at most 128 characters. */
export const newPassword = (label = 'New password'): StringSchema<string> =>
  knownPassword(label).test('password', messages.password, (value) => !value || isPassword(value));

/** The new password once more. */
export const confirmPassword = (label = 'Confirm password'): StringSchema<string> =>
  string()
    .label(label)
    .required(say(messages.required, { field: label }))
    .test(
      'same',
      messages.confirmPassword,
      (value, { parent }) => !value || value === (parent as { password?: unknown }).password,
    );

/** An e-mail address as somebody signs in with it. */
export const email = (): StringSchema<string> => required(emailText());

export const forgotPasswordFields = object({ email: email() });
/** The form of the reset page; the link's token is next to it. */
export const resetPasswordFields = object({ password: newPassword(), confirmPassword: confirmPassword() });
export const changePasswordFields = object({
  currentPassword: knownPassword('Current password'),
  password: newPassword(),
  confirmPassword: confirmPassword(),
});
