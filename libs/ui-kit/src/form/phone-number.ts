/** A number with a dialling code of its own, or without one. */
interface Parts {
  readonly code: string | undefined;
  readonly rest: string;
}

const withoutCode = (text: string, code: string): string =>
  text.replace(new RegExp(`^${[...code].map((digit) => `[${digit}] *`).join('')}`), '');

/** The dialling code that a text begins with, of those that are known, and the number behind it. */
export const partsOf = (text: string, codes: readonly string[]): Parts => {
  const compact = text.replace(/ /g, '');
  const code = codes
    .filter((each) => compact.startsWith(each))
    .sort((one, other) => other.length - one.length)
    .at(0);
  return code === undefined ? { code, rest: text } : { code, rest: withoutCode(text, code) };
};

/** The value of a field: nothing where no number is typed. */
export const numberOf = ({ code, rest }: Parts): string =>
  rest === '' || code === undefined ? rest : `${code} ${rest}`;
