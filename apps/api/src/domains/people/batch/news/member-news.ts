import { sql, type Kysely } from 'kysely';
import type { DB } from '../../../../database/schema.generated';
import { noteActivities } from '../activity.queries';
import { announce } from './announce';
import type { NewsKind } from './news-texts';
import { studentsOf } from './readers';

type MemberKind = NewsKind & `member.${string}`;

/** What became of a student's place in a batch. */
export interface MemberNews {
  readonly studentId: number;
  readonly kind: MemberKind;
  readonly reason?: string | undefined;
}

interface Place {
  readonly batchId: number;
  /** Who did it; nobody where the clock did. */
  readonly actorId?: number | undefined;
}

/** Until when the seats of these students are held, in the batch's zone. */
const heldUntil = async (db: Kysely<DB>, batchId: number, studentIds: readonly number[]): Promise<string> => {
  const { rows } = await sql<{ until: string | null }>`
    select words_in_zone(max(m.reserved_until), b.time_zone) as until from batches b join batch_members m on m.batch_id = b.id
    where b.id = ${batchId} and m.student_id = any(${studentIds}::bigint[]) and m.state = 'reserved' group by b.time_zone`.execute(
    db,
  );
  return rows[0]?.until ?? '';
};

/** Announces to students what became of their places: one text for all with the same news. */
export const announceMembers = async (db: Kysely<DB>, batchId: number, news: readonly MemberNews[]): Promise<void> => {
  const groups = new Map<string, MemberNews[]>();
  for (const each of news) {
    const key = `${each.kind} ${each.reason ?? ''}`;
    groups.set(key, [...(groups.get(key) ?? []), each]);
  }
  for (const same of groups.values()) {
    const [{ kind, reason = '' }] = same as [MemberNews];
    const ids = same.map(({ studentId }) => studentId);
    const isHeld = kind === 'member.reserved' || kind === 'member.offered';
    const values = { reason, ...(isHeld && { until: await heldUntil(db, batchId, ids) }) };
    await announce(db, { batchId, kind, to: studentsOf(ids), values });
  }
};

/** Notes what became of places in a batch, and announces it to the students. */
export const noteMembers = async (
  db: Kysely<DB>,
  { batchId, actorId }: Place,
  news: readonly MemberNews[],
): Promise<void> => {
  await noteActivities(
    db,
    news.map(({ studentId, kind, reason }) => ({
      batchId,
      studentId,
      kind,
      ...(actorId !== undefined && { actorId }),
      ...(reason && { data: { reason } }),
    })),
  );
  await announceMembers(db, batchId, news);
};
