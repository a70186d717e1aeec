/** An address. */
export const address = 'Address';
export const city = 'City';
export const postalCode = 'Postal code';
export const country = 'Country';
export const chooseCountry = 'Choose a country';

/** Several of a fixed list. */
export const chosenOf = (label: string): string => `${label}, chosen`;
export const offeredOf = (label: string): string => `${label} offered`;
export const typeToFind = (one: string): string => `Type to find a ${one}`;
export const noneMatches = (one: string): string => `No ${one} matches.`;
export const typeToFindMore = 'There are more: type to find them.';
export const remove = 'Remove';
export const removeOf = (name: string): string => `Remove ${name}`;

/** An entry without a match, created when the form is saved. */
export const create = (name: string): string => `Create “${name}”…`;

/** A number with its dialling code. */
export const dialCode = 'Code';
export const dialCodeOf = (label: string): string => `Dialling code: ${label}`;
