import { sql, type Kysely } from 'kysely';
import type { DB } from '../../../database/schema.generated';
import { neighbourMoved } from '../../../records/place';
import { hasCode } from '../../../server/calls/postgres-errors';

const parents = { course_sections: 'course_id', lessons: 'section_id' } as const;

interface Moving {
  /** Undefined for a new row. */
  readonly id?: number;
  readonly into: number;
  readonly beforeId: number | null | undefined;
}

/** The key that puts a section or a lesson before `beforeId`, or last. The course is locked: the keys of all its rows may be written. @throws 409 */
export const placeIn = async (
  db: Kysely<DB>,
  table: keyof typeof parents,
  { id, into, beforeId }: Moving,
): Promise<number> => {
  try {
    const { rows } = await sql<{ key: number }>`
      select place_before(${table}, ${parents[table]}, ${into}::bigint, ${id ?? null}::bigint, ${beforeId ?? null}::bigint) as key`.execute(
      db,
    );
    return rows[0]!.key;
  } catch (error) {
    throw hasCode(error, 'CT001') ? neighbourMoved() : error;
  }
};
