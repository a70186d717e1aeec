import { sql, type Kysely, type Selectable } from 'kysely';
import { messages, say } from '@lectern/contract';
import type { SkillStatus } from '@lectern/contract/catalog';
import type { DB, Skills } from '../../../database/schema.generated';
import { badRequest, fieldError, notFound, stale, taken } from '../../../server/calls/errors';
import { violates } from '../../../server/calls/postgres-errors';
import { keepCategory } from '../category/category-write.queries';
import { readSkill, restorableDays } from './skill.queries';

/** A row as the table holds it. */
export type StoredSkill = Omit<Selectable<Skills>, 'status'> & { status: SkillStatus };

const locked = async (db: Kysely<DB>, id: number): Promise<StoredSkill | undefined> =>
  (await db
    .selectFrom('skills')
    .selectAll()
    .where('id', '=', id)
    .where('status', '<>', 'merged')
    .forUpdate()
    .executeTakeFirst()) as StoredSkill | undefined;

/** Locks a live skill of this version against every use of it; 404 when it is gone, 409 with the row as it is when stale. */
export const lockSkill = async (
  db: Kysely<DB>,
  { id, version }: { id: number; version: number },
): Promise<StoredSkill> => {
  const row = await locked(db, id);
  if (!row || row.deletedAt !== null) throw notFound();
  if (row.version !== version) throw stale(await readSkill(db, id));
  return row;
};

/** Locks a skill that can still be restored, its category before it; 404 when its days are over, 409 when somebody restored it. */
export const lockDeletedSkill = async (
  db: Kysely<DB>,
  { id, version }: { id: number; version: number },
): Promise<{ skill: StoredSkill; categoryIsLive: boolean }> => {
  const seen = await db
    .selectFrom('skills')
    .select('categoryId')
    .where('id', '=', id)
    .where((eb) =>
      eb.or([
        eb('deletedAt', 'is', null),
        eb('deletedAt', '>', sql<string>`now() - make_interval(days => ${restorableDays})`),
      ]),
    )
    .executeTakeFirst();
  if (!seen) throw notFound();
  const category = await keepCategory(db, seen.categoryId);
  const skill = await locked(db, id);
  if (!skill) throw notFound();
  if (skill.version !== version || skill.deletedAt === null) throw stale(await readSkill(db, id));
  return { skill, categoryIsLive: category !== undefined };
};

/** Refuses a category that skills can't be put into; it is kept before the skill is locked, as deleting a category does. */
export const requireActive = (category: { readonly status: string } | undefined): void => {
  if (category?.status !== 'active')
    throw badRequest(fieldError('categoryId', 'live', say(messages.invalid, { field: 'Category' })));
};

/** The id the next skill gets: its slug may be made from it. */
export const nextSkillId = async (db: Kysely<DB>): Promise<number> => {
  const { rows } = await sql<{ id: number }>`select nextval(pg_get_serial_sequence('skills', 'id')) as id`.execute(db);
  return rows[0]!.id;
};

const nameOrSlugTaken = (error: unknown): unknown => {
  if (violates(error, 'skills_name')) return taken('name', 'Name');
  return violates(error, 'skills_slug') ? taken('slug', 'Slug') : error;
};

/** What a person writes of a skill's own row. */
export interface SkillValues {
  readonly categoryId: number;
  readonly name: string;
  readonly slug: string;
  readonly description: string;
  readonly status: SkillStatus;
}

export const insertSkill = async (
  db: Kysely<DB>,
  { id, categoryId, name, slug, description, status }: SkillValues & { readonly id: number },
): Promise<void> => {
  try {
    await sql`insert into skills (id, category_id, name, slug, description, status) overriding system value values (${id}, ${categoryId}, ${name}, ${slug}, ${description}, ${status})`.execute(
      db,
    );
  } catch (error) {
    throw nameOrSlugTaken(error);
  }
};

/** Writes the given columns of a locked skill as a new version; `deletedAt: null` restores it. */
export const updateSkill = async (
  db: Kysely<DB>,
  { id, version }: StoredSkill,
  values: Partial<SkillValues> & { readonly deletedAt?: null },
): Promise<void> => {
  try {
    await db
      .updateTable('skills')
      .set({ ...values, version: version + 1 })
      .where('id', '=', id)
      .execute();
  } catch (error) {
    throw nameOrSlugTaken(error);
  }
};

/** Marks a locked skill as deleted; answers until when it can be restored. */
export const markSkillDeleted = async (db: Kysely<DB>, id: number): Promise<string> => {
  const { until } = await db
    .updateTable('skills')
    .set({ deletedAt: sql<string>`now()` })
    .where('id', '=', id)
    .returning(sql<string>`deleted_at + make_interval(days => ${restorableDays})`.as('until'))
    .executeTakeFirstOrThrow();
  return until;
};
