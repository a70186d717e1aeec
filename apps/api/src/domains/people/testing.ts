import type { Call, FieldError, RequestOf, ResponseOf } from '@lectern/contract';
import { studentCalls, type StudentDetail } from '@lectern/contract/people';
import { sql } from 'kysely';
import { testApi, type TestClient } from '../../testing';

/** What an answer refuses on which field: `{ email: ['E-mail is already in use'] }`. */
export const constraintsOf = (body: unknown): Readonly<Record<string, string[]>> => {
  const { error } = body as { error?: readonly FieldError[] };
  return Object.fromEntries((error ?? []).map(({ property, constraints }) => [property, Object.values(constraints)]));
};

/** A real API with a super admin, who may reveal, and a person of customer sales, who may not. */
export const studentFixture = async () => {
  const api = await testApi();
  const { db } = api.database;
  const [admin, sales] = [await api.signIn(1), await api.signIn(4)];
  const countryOf = async (iso2: string): Promise<number> =>
    (await db.selectFrom('countries').select('id').where('iso2', '=', iso2).executeTakeFirstOrThrow()).id;
  const india = await countryOf('IN');
  let number = 0;

  /** The result of a call that must succeed. */
  const done = async <C extends Call>(
    call: C,
    request: RequestOf<C>,
    by: TestClient = admin,
  ): Promise<ResponseOf<C>> => {
    const { status, body } = await by.send(call, request);
    if (status !== 200 || !body.success) throw new Error(`${call.path}: ${status} ${JSON.stringify(body)}`);
    return body.result;
  };
  /** Fields of a student whom nobody else resembles. */
  const fields = () => {
    number += 1;
    return {
      firstName: 'Asha',
      lastName: `Rao ${'x'.repeat(number)}`,
      email: `asha${number}@example.com`,
      mobile: `55500 ${String(number).padStart(5, '0')}`,
      countryId: india,
    };
  };
  const make = async (values: Partial<RequestOf<typeof studentCalls.create>> = {}): Promise<StudentDetail> =>
    (await done(studentCalls.create, { ...fields(), ...values })).student;
  const audits = async (action: string, id: number) =>
    (
      await sql<{
        entityLabel: string;
        changes: Record<string, unknown>;
      }>`select entity_label, changes from audit_log where action = ${action} and entity_id = ${String(id)} order by id`.execute(
        db,
      )
    ).rows;

  return { api, db, admin, sales, india, countryOf, done, fields, make, audits, close: () => api.close() };
};
export type StudentFixture = Awaited<ReturnType<typeof studentFixture>>;
