/** The specification's texts, word for word (sections 5 and 8). `{field}`, `{min}` and `{max}` are filled by `say`. */
export const messages = {
  required: '{field} is required',
  email: 'Please enter a valid email address',
  min: 'Minimum character length is {min}',
  max: 'Maximum character length is {max}',
  confirmPassword: 'Confirm password not matching',
  url: 'Please enter a valid url',
  invalid: '{field} is Invalid',
  numbersOnly: 'Only Numbers are allowed',
  phone: 'Please enter a valid phone number.',
  lettersOnly: 'Only alphabets are allowed',
  minWords: 'Minimum 250 words required.',
  password: 'Password must be at least 8 characters long, and contain atleast 1 number, 1 symbol.',
  fileSize: 'Max file size is 2 MB',
  loginToContinue: 'Please login to continue',
  notAllowed: 'Not allowed to access',
  unableToProcess: 'Unable to process request',
  somethingWrong: 'Something went wrong',
  success: 'Success',
  online: 'You are online',
  offline: 'Please check your internet connection',
  // Texts of ours where the specification has none.
  taken: '{field} is already in use',
  sessionChanged: 'session changed',
} as const;

/** Fills the braces of a message: `say(messages.min, { min: 2 })`. */
export const say = (message: string, values: Readonly<Record<string, string | number>>): string =>
  message.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** Why a state may not follow another: 'Lead status can't go from Lost to Demo'. */
export const wayText = (field: string, from: string, to: string): string =>
  from === to ? `${field} is ${capital(to)} already` : `${field} can't go from ${capital(from)} to ${capital(to)}`;
