import { sql, type Kysely, type RawBuilder } from 'kysely';
import { messages, say, type FieldError } from '@lectern/contract';
import type { CouponThing, TargetKind } from '@lectern/contract/commerce';
import type { DB } from '../../../database/schema.generated';
import { fieldError } from '../../../server/calls/errors';
import { escapeLike } from '../../../server/list/list-query';

/** An item that a coupon is limited to. */
export interface Target {
  readonly kind: TargetKind;
  readonly id: number;
}

const invalid = (property: string, field: string): FieldError =>
  fieldError(property, 'live', say(messages.invalid, { field }));

/** The items of each kind that may be chosen now: neither deleted nor permanently off sale. */
const live: Readonly<Record<TargetKind, RawBuilder<unknown>>> = {
  studentPlan: sql`select id from student_plans where deleted_at is null and status <> 'retired'`,
  trainerPlan: sql`select id from trainer_plans where deleted_at is null and status <> 'retired'`,
  course: sql`select id from courses where deleted_at is null and status <> 'archived'`,
  category: sql`select id from categories where deleted_at is null`,
};

/** Locks the chosen items against deletion, in order of id. Answers the places that choose deleted ones, unless `known` before. */
const targetErrors = async (
  db: Kysely<DB>,
  targets: readonly Target[],
  known: readonly string[],
): Promise<FieldError[]> => {
  const errors: FieldError[] = [];
  for (const kind of Object.keys(live) as TargetKind[]) {
    const ids = targets.filter((target) => target.kind === kind).map(({ id }) => id);
    if (ids.length === 0) continue;
    const { rows } = await sql<{
      id: number;
    }>`${live[kind]} and id = any(${ids}::bigint[]) order by id for key share`.execute(db);
    const there = new Set(rows.map(({ id }) => id));
    targets.forEach((target, at) => {
      if (target.kind === kind && !there.has(target.id) && !known.includes(`${kind}:${target.id}`))
        errors.push(invalid(`targets[${at}].id`, 'Selected items'));
    });
  }
  return errors;
};

/** Items that may be chosen now and have this in their name; at most 20. */
export const findTargets = async (db: Kysely<DB>, q: string): Promise<CouponThing[]> => {
  const named = sql`search_norm(name) like '%' || search_norm(${escapeLike(q)}) || '%'`;
  const { rows } = await sql<CouponThing>`
    select * from (
      select 'studentPlan' as kind, id, name from student_plans where deleted_at is null and status <> 'retired'
      union all select 'trainerPlan', id, name from trainer_plans where deleted_at is null and status <> 'retired'
      union all select 'course', id, title from courses where deleted_at is null and status <> 'archived'
      union all select 'category', id, name from categories where deleted_at is null) t
    where ${named} order by name, id limit 20`.execute(db);
  return rows;
};

/** The places whose currency is not active, unless `known` before. */
const currencyErrors = async (
  db: Kysely<DB>,
  currencies: readonly string[],
  known: readonly string[],
): Promise<FieldError[]> => {
  const { rows } = await sql<{
    code: string;
  }>`select code from currencies where active and code = any(${currencies}::text[])`.execute(db);
  const active = new Set(rows.map(({ code }) => code));
  return currencies.flatMap((code, at) =>
    active.has(code) || known.includes(code) ? [] : [invalid(`amounts[${at}].currency`, 'Currency')],
  );
};

/** The places that choose somebody who is not, or no longer, a student, unless `known` before. */
export const studentErrors = async (
  db: Kysely<DB>,
  userIds: readonly number[],
  property: string,
  known: readonly number[] = [],
): Promise<FieldError[]> => {
  const { rows } = await sql<{
    id: number;
  }>`select id from users where role_id = 15 and deleted_at is null and status <> 'erased' and id = any(${userIds}::bigint[]) order by id for key share`.execute(
    db,
  );
  const students = new Set(rows.map(({ id }) => id));
  return userIds.flatMap((id, at) =>
    students.has(id) || known.includes(id) ? [] : [invalid(`${property}[${at}]`, 'Chosen students')],
  );
};

interface Chosen {
  readonly amounts?: readonly { readonly currency: string }[] | undefined;
  readonly targets?: readonly Target[] | undefined;
  readonly userIds?: readonly number[] | undefined;
}
interface Known {
  readonly amounts: readonly { readonly currency: string }[];
  readonly targets: readonly string[];
  readonly userIds: readonly number[];
}
const nothing: Known = { amounts: [], targets: [], userIds: [] };
const codesOf = (amounts: Known['amounts']): string[] => amounts.map(({ currency }) => currency);

/** The places that choose a missing or no longer offered item, unless `known` before. */
export const refErrors = async (
  db: Kysely<DB>,
  { amounts = [], targets = [], userIds = [] }: Chosen,
  known: Known = nothing,
): Promise<FieldError[]> => [
  ...(await currencyErrors(db, codesOf(amounts), codesOf(known.amounts))),
  ...(await targetErrors(db, targets, known.targets)),
  ...(await studentErrors(db, userIds, 'userIds', known.userIds)),
];
