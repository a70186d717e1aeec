import { type MemberRow, type MemberState } from '@lectern/contract/people';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { DB } from '../../../../database/schema.generated';
import { notFound, stale } from '../../../../server/calls/errors';
import { maskEmail } from '../../../../server/calls/mask';
import { afterCursor, cursorKeys } from '../../../../server/list/cursor';
import type { ListQuery } from '../../../../server/list/list';
import { countRows, filterCondition, listOrder, type Columns, type Total } from '../../../../server/list/list-query';
import { personCondition } from '../../../../server/list/person-search';

/** Whose members: those of a batch, or the memberships of a student. */
export interface MembersOf {
  readonly batchId?: number | undefined;
  readonly studentId?: number | undefined;
}
type ListedMember = MemberRow & { readonly cursorKeys: readonly (string | number)[] };

const byId = sql.ref('m.id');
const columns: Columns = {
  batchId: sql.ref('m.batch_id'),
  name: sql.ref('u.full_name'),
  state: sql.ref('m.state'),
  createdAt: sql.ref('m.created_at'),
  // Who has a seat first, then who waits for one, then who is gone.
  standing: sql`array_position(${['active', 'reserved', 'waitlisted', 'completed', 'left', 'removed', 'expired']}::text[], m.state)`,
};
/** The order of a list that names none: by state, and in a state who came first. */
export const standardOrder: ListQuery['sort'] = [{ name: 'standing', descending: false }];

const shown = sql`
  m.id, m.version, m.batch_id, b.title as batch_title, b.timing_status::text as batch_status, m.student_id, u.full_name as name, u.email::text as email, m.state,
  case when m.state = 'waitlisted' then (
    select count(*)::int from batch_members w where w.batch_id = m.batch_id and w.state = 'waitlisted' and (w.waitlisted_at, w.id) <= (m.waitlisted_at, m.id)) end as place,
  m.reserved_until, m.joined_at, m.left_at, m.left_reason, m.created_at`;
const from = sql`batch_members m join batches b on b.id = m.batch_id join students s on s.id = m.student_id join users u on u.id = s.user_id`;

const masked = ({ email, ...row }: MemberRow): MemberRow => ({ ...row, email: maskEmail(email) });

const matching = ({ batchId, studentId }: MembersOf, list: ListQuery): RawBuilder<unknown> => sql`
  ${from} where ${batchId === undefined ? sql`true` : sql`m.batch_id = ${batchId}`} and ${studentId === undefined ? sql`true` : sql`m.student_id = ${studentId}`}
    and b.deleted_at is null and ${list.q === undefined ? sql`true` : personCondition(list.q, 'u', list.isRevealed ?? false)} and ${filterCondition(list, columns)}`;

/** One page of members and the row after it, with e-mails masked. */
export const memberPage = async (
  db: Kysely<DB>,
  of: MembersOf,
  list: ListQuery,
): Promise<{ rows: ListedMember[]; total: Total }> => {
  const { rows } = await sql<ListedMember>`
    select ${shown}, ${cursorKeys(list, columns, byId)} as cursor_keys from ${matching(of, list)} and ${afterCursor(list, columns, byId)}
    order by ${listOrder(list, columns, byId)} limit ${list.limit + 1} offset ${list.offset}`.execute(db);
  const total = await countRows(db, sql`select 1 from ${matching(of, list)}`);
  return { rows: rows.map((row) => ({ ...masked(row), cursorKeys: row.cursorKeys })), total };
};

/** A select of the members that a list asks for, for exports: `matching` their ids, `rows` all of them in its order with whole e-mails. */
export const wholeMembers = {
  matching: (list: ListQuery): RawBuilder<unknown> => sql`select m.id from ${matching({}, list)}`,
  rows: (list: ListQuery): RawBuilder<MemberRow> =>
    sql<MemberRow>`select ${shown} from ${matching({}, list)} order by ${listOrder(list, columns, byId)}`,
};

/** One member as lists show them. @throws 404 */
export const readMember = async (db: Kysely<DB>, id: number): Promise<MemberRow> => {
  const { rows } =
    await sql<MemberRow>`select ${shown} from ${from} where m.id = ${id} and b.deleted_at is null`.execute(db);
  if (!rows[0]) throw notFound();
  return masked(rows[0]);
};

/** Locks a member, behind the batch. @throws 409 when somebody changed them since */
export const lockMember = async (db: Kysely<DB>, id: number, version: number): Promise<MemberRow> => {
  await sql`select 1 from batch_members where id = ${id} for update`.execute(db);
  const member = await readMember(db, id);
  if (member.version !== version) throw stale(member);
  return member;
};

interface NewMember {
  readonly batchId: number;
  readonly studentId: number;
  readonly state: 'active' | 'reserved' | 'waitlisted';
  readonly holdHours: number;
  readonly createdBy: number | null;
}

/** Writes a membership; false where the student has one that counts. */
export const insertMember = async (
  db: Kysely<DB>,
  { batchId, studentId, state, holdHours, createdBy }: NewMember,
): Promise<boolean> =>
  (
    await sql`
      insert into batch_members (batch_id, student_id, state, reserved_until, waitlisted_at, joined_at, created_by)
      values (${batchId}, ${studentId}, ${state}, ${state === 'reserved' ? sql`now() + make_interval(hours => ${holdHours})` : null},
        ${state === 'waitlisted' ? sql`clock_timestamp()` : null}, ${state === 'active' ? sql`now()` : null}, ${createdBy})
      on conflict (batch_id, student_id) where state in ('waitlisted','reserved','active','completed') do nothing returning id`.execute(
      db,
    )
  ).rows.length > 0;

/** Sets the state of a locked member, with the times that belong to it. */
export const setMemberState = (db: Kysely<DB>, id: number, to: MemberState, reason: string): Promise<unknown> => {
  const isOver = to === 'left' || to === 'removed';
  return sql`
    update batch_members set state = ${to}, reserved_until = ${to === 'reserved' ? sql`now() + interval '24 hours'` : null},
      joined_at = ${to === 'active' ? sql`coalesce(joined_at, now())` : sql`joined_at`},
      left_at = ${isOver ? sql`now()` : sql`left_at`}, left_reason = ${isOver ? reason : sql`left_reason`} where id = ${id}`.execute(
    db,
  );
};

/** Students by id who can be booked, with their names. */
export const bookable = async (db: Kysely<DB>, ids: readonly number[]): Promise<ReadonlyMap<number, string>> => {
  const { rows } = await sql<{ id: number; name: string }>`
    select s.id, u.full_name as name from students s join users u on u.id = s.user_id
    where s.id = any(${ids}::bigint[]) and s.deleted_at is null and s.merged_into_id is null and u.deleted_at is null and u.status not in ('erased', 'blocked')`.execute(
    db,
  );
  return new Map(rows.map(({ id, name }) => [id, name]));
};

/** The students who take part in these batches. */
export const activeMembers = async (db: Kysely<DB>, batchIds: readonly number[]): Promise<readonly number[]> => {
  if (batchIds.length === 0) return [];
  const { rows } = await sql<{ studentId: number }>`
    select student_id from batch_members where batch_id = any(${batchIds}::bigint[]) and state = 'active'`.execute(db);
  return rows.map(({ studentId }) => studentId);
};
