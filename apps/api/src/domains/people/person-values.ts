import { messages, say, type RequestOf } from '@lectern/contract';
import { needsGuardian, type studentCalls } from '@lectern/contract/people';
import type { Kysely } from 'kysely';
import type { DB } from '../../database/schema.generated';
import { badRequest, fieldError } from '../../server/calls/errors';
import { readMobile } from './mobile.queries';
import type { StoredDetail } from './student/student-detail.queries';

type Written = Partial<Omit<RequestOf<typeof studentCalls.create>, 'confirmDuplicate'>>;

const textOf = (value: string | null | undefined): string => value?.trim() ?? '';
const numberOf = async (db: Kysely<DB>, typed: string | null, countryId: number | null): Promise<string | null> =>
  typed?.trim() ? (await readMobile(db, 'guardianMobile', typed, countryId)).e164 : null;

/** The columns of the student's own row that a request of the first step writes. @throws 400 on the guardian's number */
export const personColumns = async (db: Kysely<DB>, written: Written, countryId: number | null) => ({
  ...(written.gender !== undefined && { gender: written.gender }),
  ...(written.dateOfBirth !== undefined && { dateOfBirth: written.dateOfBirth || null }),
  ...(written.addressLine !== undefined && { addressLine: textOf(written.addressLine) }),
  ...(written.postalCode !== undefined && { postalCode: textOf(written.postalCode) }),
  ...(written.guardianName !== undefined && { guardianName: textOf(written.guardianName) }),
  ...(written.guardianRelation !== undefined && { guardianRelation: textOf(written.guardianRelation) }),
  ...(written.guardianEmail !== undefined && { guardianEmail: textOf(written.guardianEmail) || null }),
  ...(written.guardianMobile !== undefined && {
    guardianMobileE164: await numberOf(db, written.guardianMobile, countryId),
  }),
});

/** Refuses a student under 16 without a guardian's name and mobile number. @throws 400 on both fields at once */
export const requireGuardian = ({
  dateOfBirth,
  guardianName,
  guardianMobile,
}: Pick<StoredDetail, 'dateOfBirth' | 'guardianName' | 'guardianMobile'>): void => {
  if (!needsGuardian(dateOfBirth, new Date())) return;
  const missing = [
    ...(guardianName ? [] : [['guardianName', 'Guardian’s name'] as const]),
    ...(guardianMobile ? [] : [['guardianMobile', 'Guardian’s mobile'] as const]),
  ];
  if (missing.length > 0)
    throw badRequest(
      missing.map(([property, field]) => fieldError(property, 'required', say(messages.required, { field }))),
    );
};
