import type { Kysely } from 'kysely';
import type { DB } from '../../database/schema.generated';
import { taken } from '../../server/calls/errors';
import { violates } from '../../server/calls/postgres-errors';
import { accountSlug } from '../platform/user/account-slug';

/** The columns of an account that a form of a person writes. */
export interface AccountValues {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string | null;
  readonly countryId: number;
  readonly mobileE164: string;
  readonly mobileTyped: string;
  readonly mobileCountryId: number;
  readonly city?: string;
}

/** A violated e-mail index as the refusal of its field. */
export const emailTaken = (error: unknown): unknown =>
  violates(error, 'users_email') ? taken('email', 'E-mail') : error;

/** Creates an account without a password. @throws 409 on the e-mail address of another one */
export const insertAccount = async (
  db: Kysely<DB>,
  values: AccountValues,
  { roleId, noun, createdBy }: { readonly roleId: number; readonly noun: string; readonly createdBy: number },
): Promise<number> => {
  try {
    const { id } = await db
      .insertInto('users')
      .values({
        ...values,
        roleId,
        status: 'active',
        slug: accountSlug(`${values.firstName} ${values.lastName}`, noun),
        createdBy,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  } catch (error) {
    throw emailTaken(error);
  }
};

/** Writes the given columns of an account. @throws 409 on the e-mail address of another one */
export const updateAccount = async (db: Kysely<DB>, userId: number, values: Partial<AccountValues>): Promise<void> => {
  if (Object.keys(values).length === 0) return;
  try {
    await db.updateTable('users').set(values).where('id', '=', userId).execute();
  } catch (error) {
    throw emailTaken(error);
  }
};
