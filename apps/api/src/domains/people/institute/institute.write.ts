import type { RequestOf } from '@lectern/contract';
import type { instituteCalls, InstituteRow } from '@lectern/contract/people';
import type { Kysely } from 'kysely';
import type { DB } from '../../../database/schema.generated';
import { fieldConflict } from '../../../server/calls/errors';
import { trimmed } from '../../../records/record-writes';
import { readMobile, requireCountry } from '../mobile.queries';
import { institutes } from './institute.table';

type Written = RequestOf<typeof instituteCalls.create>;

/** The contact's number in E.164. @throws 400 on the field for a country or number that is none */
const numberColumn = async (db: Kysely<DB>, countryId: number, typed = '') => {
  await requireCountry(db, countryId);
  const isThere = typed.trim() !== '';
  return { contactMobileE164: isThere ? (await readMobile(db, 'contactMobile', typed, countryId)).e164 : null };
};

/** @throws 409 on the field for fewer seats than there are students */
const refuseFewerSeats = ({ studentsCount }: InstituteRow, { seatLimit }: Partial<Written>): void => {
  if (seatLimit && seatLimit < studentsCount)
    throw fieldConflict('seatLimit', `This institute has ${studentsCount} students`);
};

export const createInstitute = async (db: Kysely<DB>, written: Written): Promise<number> =>
  institutes.insert(db, {
    ...trimmed(written),
    ...(await numberColumn(db, written.countryId, written.contactMobile)),
  });

/** What is absent stays; the number is read again where it or the country changes. */
export const updateInstitute = async (db: Kysely<DB>, row: InstituteRow, written: Partial<Written>): Promise<void> => {
  if (Object.keys(written).length === 0) return;
  refuseFewerSeats(row, written);
  const { countryId = row.countryId, contactMobile = row.contactMobile } = written;
  const isOther = countryId !== row.countryId || contactMobile !== row.contactMobile;
  await institutes.update(db, row, {
    ...trimmed(written),
    ...(isOther && (await numberColumn(db, countryId, contactMobile))),
  });
};
