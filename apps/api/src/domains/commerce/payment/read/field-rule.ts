import { isSecret } from '../../../../server/calls/audit';
import { dots, personalMasks } from '../../../../server/calls/personal-masks';

/** The rule of a provider's field: left out, its card's last digits alone, masked unless revealed, or whole. */
export type FieldRule = 'secret' | 'card' | 'whole' | ((text: string) => string);

const secretWords = new Set([
  ...['key', 'keys', 'sig', 'authorization', 'cookie', 'credential', 'credentials', 'pin', 'otp', 'fingerprint'],
  ...['cvv', 'cvc', 'cvn', 'iin', 'bin', 'pan', 'iban', 'exp', 'expiry'],
]);
const secretParts = /signature|apikey|accountnumber|cardnumber/;

/** A number with few digits would be shown whole by its mask. */
const mobile = (text: string): string => (text.replace(/\D/g, '').length < 8 ? dots(text) : personalMasks.mobile(text));

/** Words of providers for what is personal, with the mask of our own field. */
const personal: readonly (readonly [RegExp, (text: string) => string])[] = [
  [/email/, personalMasks.email],
  // The address of a UPI account: it has a number or a name before the @.
  [/^vpa$/, personalMasks.email],
  [/^(phone|mobile|contact)/, mobile],
  [/^(address|line\d|street)/, personalMasks.addressLine],
  [/^(postal|postcode|zip|pincode)/, personalMasks.postalCode],
  [/^(birth|dob)/, personalMasks.dateOfBirth],
  [/name$|^(name|ip)$/, dots],
];

const wordsOf = (field: string): readonly string[] =>
  field
    .replace(/([a-z0-9])([A-Z])/g, '$1_$2')
    .toLowerCase()
    .split(/[^a-z0-9]+/);

/** The rule of a field by its name, however it is spelled: `clientSecret`, `client_secret`, `X-Signature`. */
export const fieldRule = (field: string): FieldRule => {
  const words = wordsOf(field);
  const joined = words.join('');
  if (isSecret(joined) || secretParts.test(joined) || words.some((word) => secretWords.has(word))) return 'secret';
  if (words.some((word) => /^cards?$/.test(word))) return 'card';
  return personal.find(([pattern]) => words.some((word) => pattern.test(word)))?.[1] ?? 'whole';
};

/** A field has the last four digits of a card, and nothing more. */
export const isLastDigits = (field: string, value: unknown): boolean =>
  /last_?4$/i.test(field) && /^\d{4}$/.test(String(value));
