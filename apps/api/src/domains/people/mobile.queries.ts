import { messages, say } from '@lectern/contract';
import type { Kysely } from 'kysely';
import type { DB } from '../../database/schema.generated';
import { badRequest, fieldError } from '../../server/calls/errors';
import { readNumber, type NumberingPlan } from './mobile';

const activeCountries = (db: Kysely<DB>) =>
  db.selectFrom('countries').select(['id', 'dialCode', 'mobileMin', 'mobileMax']).where('active', '=', true);

/** An active country with the format of its mobile numbers. @throws 400 on the field for any other */
export const requireCountry = async (db: Kysely<DB>, countryId: number): Promise<NumberingPlan & { id: number }> => {
  const country = await activeCountries(db).where('id', '=', countryId).executeTakeFirst();
  if (!country) throw badRequest(fieldError('countryId', 'live', say(messages.invalid, { field: 'Country' })));
  return country;
};

/**
 * Reads a typed number: one that begins with `+` by its own dialling code, any other as one of the country.
 * @throws 400 on the field for an invalid number, on the country where it is needed and missing
 */
export const readMobile = async (db: Kysely<DB>, field: string, typed: string, countryId: number | null) => {
  const hasCode = typed.trim().startsWith('+');
  if (!hasCode && countryId === null)
    throw badRequest(fieldError('countryId', 'required', say(messages.required, { field: 'Country' })));
  const own = countryId === null ? undefined : await requireCountry(db, countryId);
  const countries = hasCode ? await activeCountries(db).orderBy('sortOrder').orderBy('id').execute() : [];
  const number = readNumber(typed, countries, own);
  if (!number) throw badRequest(fieldError(field, 'phone', messages.phone));
  return number;
};
