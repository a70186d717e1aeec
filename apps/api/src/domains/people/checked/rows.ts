import { messages, say, type Call } from '@lectern/contract';
import type { CertificationRow, EducationRow, ExperienceRow, TaughtSkill } from '@lectern/contract/people';
import { sql, type Kysely } from 'kysely';
import type { DB } from '../../../database/schema.generated';
import type { AuditEntry, Changes } from '../../../server/calls/audit';
import { badRequest, conflict, fieldConflict, fieldError, notFound, stale } from '../../../server/calls/errors';
import type { Actor, Work } from '../../../server/calls/frame';
import { violates } from '../../../server/calls/postgres-errors';
import type { Owner } from './owner';
import { requirePersonFile } from './person-file.queries';

type Values = Record<string, unknown>;
type RowTable = 'person_skills' | 'experiences' | 'certifications' | 'educations';
/** The rows of a detail that a table holds. */
type RowsOf = 'taught' | 'experiences' | 'certifications' | 'educations';

type PartRow = TaughtSkill | ExperienceRow | CertificationRow | EducationRow;

interface RowKind {
  readonly table: RowTable;
  readonly rows: RowsOf;
  readonly part: string;
  /** How many one trainer may have. */
  readonly most: number;
  /** The columns that are written; `row` is undefined for a new one. */
  readonly columns: (
    db: Kysely<DB>,
    values: Values,
    actor: Actor,
    row: { readonly fileId?: number | null } | undefined,
  ) => Promise<Values>;
  readonly nameOf: (row: PartRow) => string;
}

const plain = (values: Values): Values =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, typeof value === 'string' ? value.trim() : value]),
  );
/** Columns that are null where their text is empty. */
const nullable = (values: Values, ...names: readonly string[]): Values =>
  Object.fromEntries(
    Object.entries(plain(values)).map(([name, value]) => [name, names.includes(name) && value === '' ? null : value]),
  );

const withFile = async (
  db: Kysely<DB>,
  values: Values,
  actor: Actor,
  has: number | null | undefined,
): Promise<void> => {
  if (typeof values['fileId'] === 'number')
    await requirePersonFile(db, values['fileId'], { userId: actor.userId, has: has ?? null });
};

const skillColumns = async (db: Kysely<DB>, { skillId, ...values }: Values): Promise<Values> => {
  if (skillId === undefined) return values;
  const skill = await db
    .selectFrom('skills')
    .select('categoryId')
    .where('id', '=', Number(skillId))
    .where('status', '=', 'active')
    .where('deletedAt', 'is', null)
    .forKeyShare()
    .executeTakeFirst();
  if (!skill) throw badRequest(fieldError('skillId', 'live', say(messages.invalid, { field: 'Skill' })));
  return { ...values, skillId, categoryId: skill.categoryId };
};

const kinds = {
  skill: {
    table: 'person_skills',
    rows: 'taught',
    part: 'skills',
    most: 30,
    columns: (db, values) => skillColumns(db, values),
    nameOf: (row) => (row as TaughtSkill).name,
  },
  experience: {
    table: 'experiences',
    rows: 'experiences',
    part: 'experience',
    most: 50,
    columns: (_db, values) => Promise.resolve(nullable(values, 'endedOn')),
    nameOf: (row) => {
      const { title, organisation } = row as ExperienceRow;
      return `${title}, ${organisation}`;
    },
  },
  certification: {
    table: 'certifications',
    rows: 'certifications',
    part: 'certification',
    most: 50,
    columns: async (db, values, actor, row) => {
      await withFile(db, values, actor, row?.fileId);
      return nullable(values, 'expiresOn');
    },
    nameOf: (row) => (row as CertificationRow).name,
  },
  education: {
    table: 'educations',
    rows: 'educations',
    part: 'education',
    most: 50,
    columns: async (db, values, actor, row) => {
      await withFile(db, values, actor, row?.fileId);
      return plain(values);
    },
    nameOf: (row) => {
      const { degree, school } = row as EducationRow;
      return `${degree}, ${school}`;
    },
  },
} as const satisfies Record<string, RowKind>;

/** A violated rule of the table that only both dates or years together can break. */
const refusedBy = (error: unknown): unknown => {
  if (violates(error, 'person_skills_trainer') || violates(error, 'person_skills_agency'))
    return fieldConflict('skillId', 'This skill is there already');
  if ((error as { code?: unknown } | null)?.code !== '23514') return error;
  const constraint = String((error as { constraint?: string }).constraint);
  const [property, field] = constraint.startsWith('certifications')
    ? ['expiresOn', 'Expires']
    : constraint.startsWith('educations')
      ? ['endYear', 'Last year']
      : ['endedOn', 'Ended'];
  return badRequest(fieldError(property, 'after', say(messages.invalid, { field })));
};

/** A person with the rows of the parts, as the owner's own code reads it. */
interface OwnerRow {
  readonly id: number;
  readonly name: string;
  readonly taught: readonly TaughtSkill[];
  readonly experiences: readonly ExperienceRow[];
  readonly certifications?: readonly CertificationRow[];
  readonly educations?: readonly EducationRow[];
}
/** What the rows of a part need of their owner. */
export interface OwnerOfRows<Row extends OwnerRow, Answer> {
  readonly owner: Owner;
  readonly lock: (db: Kysely<DB>, id: number) => Promise<Row>;
  readonly read: (db: Kysely<DB>, id: number) => Promise<Row>;
  readonly answer: (actor: Actor, row: Row) => Answer;
  readonly entry: (action: string, row: Row, changes: Changes) => AuditEntry;
}

const camelOf = (table: RowTable) => (table === 'person_skills' ? 'personSkills' : table);
type RowWork = Pick<Work<Call>, 'db' | 'audit'> & { readonly request: unknown; readonly actor: Actor };
type Versioned = { readonly id: number; readonly version: number };

/** The handlers of the rows of one part: each locks the owner first, and answers the whole owner. */
export const rowHandlers = <Row extends OwnerRow, Answer>(
  name: keyof typeof kinds,
  { owner, lock, read, answer, entry }: OwnerOfRows<Row, Answer>,
) => {
  const kind: RowKind = kinds[name];
  const ownerField = `${owner.one}Id`;
  const rowsOf = (row: Row): readonly PartRow[] => row[kind.rows] ?? [];
  const nameIn = (row: Row, id: number): string | null => {
    const found = rowsOf(row).find((each) => each.id === id);
    return found ? kind.nameOf(found) : null;
  };
  const note = (work: RowWork, row: Row, before: string | null, after: string | null): void =>
    work.audit(entry(`${owner.one}.${name}`, row, { [kind.part]: [before, after] }));

  /** @throws 404 where there is no such row, 409 when somebody has changed it */
  const lockRow = async ({ db }: RowWork, { id, version }: Versioned) => {
    const { rows } = await sql<{
      ownerId: number | null;
    }>`select ${sql.ref(owner.column)} as owner_id from ${sql.table(kind.table)} where id = ${id} and deleted_at is null`.execute(
      db,
    );
    if (!rows[0]?.ownerId) throw notFound();
    const locked = await lock(db, rows[0].ownerId);
    const row = rowsOf(locked).find((each) => each.id === id);
    if (!row) throw notFound();
    if (row.version !== version) throw stale(row);
    return { locked, row };
  };

  return {
    add: async (work: RowWork): Promise<Answer> => {
      const { db, actor } = work;
      const { [ownerField]: ownerId, ...values } = work.request as Values;
      const locked = await lock(db, Number(ownerId));
      if (rowsOf(locked).length >= kind.most) throw conflict(`At most ${kind.most} of these`);
      const columns = await kind.columns(db, values, actor, undefined);
      try {
        await db
          .insertInto(camelOf(kind.table))
          .values({ ...columns, [ownerField]: locked.id } as never)
          .execute();
      } catch (error) {
        throw refusedBy(error);
      }
      const after = await read(db, locked.id);
      const before = new Set(rowsOf(locked).map(({ id }) => id));
      const added = rowsOf(after).find(({ id }) => !before.has(id));
      note(work, locked, null, added ? kind.nameOf(added) : null);
      return answer(actor, after);
    },

    update: async (work: RowWork): Promise<Answer> => {
      const { db, actor } = work;
      const { id, version, ...values } = work.request as Versioned & Values;
      const { locked, row } = await lockRow(work, { id, version });
      const file = 'file' in row ? row.file : null;
      const columns = await kind.columns(db, values, actor, { fileId: file?.id ?? null });
      if (Object.keys(columns).length > 0)
        try {
          await db
            .updateTable(camelOf(kind.table))
            .set(columns as never)
            .where('id', '=', id)
            .execute();
        } catch (error) {
          throw refusedBy(error);
        }
      const after = await read(db, locked.id);
      note(work, locked, kind.nameOf(row), nameIn(after, id));
      return answer(actor, after);
    },

    remove: async (work: RowWork): Promise<Answer> => {
      const { locked, row } = await lockRow(work, work.request as Versioned);
      await sql`update ${sql.table(kind.table)} set deleted_at = now() where id = ${row.id}`.execute(work.db);
      note(work, locked, kind.nameOf(row), null);
      return answer(work.actor, await read(work.db, locked.id));
    },
  };
};
