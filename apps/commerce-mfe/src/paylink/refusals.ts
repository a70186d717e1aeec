import { CallError } from '@lectern/api-client';
import { quote as quoteSchema, type Quote } from '@lectern/contract/commerce';
import { errorText } from '@lectern/ui-kit/form';

/** The text of a refusal for one property of the call; undefined where there is none. */
export const reasonOf = (error: unknown, property: string): string | undefined => {
  if (!(error instanceof CallError) || !Array.isArray(error.failure.error)) return undefined;
  const texts = error.failure.error
    .filter((each) => each.property === property || each.property.startsWith(`${property}.`))
    .flatMap(({ constraints }) => Object.values(constraints));
  return texts.length === 0 ? undefined : texts.join('\n');
};

/** The whole text of a refusal. */
export const allOf = (error: unknown): string => errorText(error);

/** The price of today in the refusal of a link for an older one; undefined for any other refusal. */
export const newQuoteOf = (error: unknown): Quote | undefined => {
  if (!(error instanceof CallError) || error.status !== 409) return undefined;
  const { result } = error.failure;
  const found = [result, (result as { quote?: unknown } | undefined)?.quote].find((each) =>
    quoteSchema.isValidSync(each, { strict: true }),
  );
  return found as Quote | undefined;
};

const fields: Readonly<Record<string, string>> = {
  studentId: 'buyer',
  trainerId: 'buyer',
  'billTo.countryId': 'payerCountryId',
  expiresInHours: 'hours',
  mail: 'email',
};

/** The field of the form for a property of the call. */
export const fieldOf = (property: string): string =>
  fields[property] ?? (property.startsWith('item') ? 'item' : property.replace(/^billTo\./, ''));
