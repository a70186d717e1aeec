import { messages, say } from '@lectern/contract';
import type { LibraryTag, libraryTagCalls } from '@lectern/contract/content';
import { sql, type Kysely } from 'kysely';
import type { DB } from '../../../database/schema.generated';
import { badRequest, fieldError, notFound, taken } from '../../../server/calls/errors';
import type { Handlers } from '../../../server/calls/frame';
import { violates } from '../../../server/calls/postgres-errors';
import { escapeLike } from '../../../server/list/list-query';

const most = 200;

const readTags = async (db: Kysely<DB>, { id, q }: { id?: number; q?: string | undefined }): Promise<LibraryTag[]> => {
  const pattern = q === undefined ? null : `%${escapeLike(q.trim())}%`;
  const { rows } = await sql<LibraryTag>`
    select g.id, g.name::text as name,
      (select count(*)::int from library_item_tags l join library_items i on i.id = l.item_id where l.tag_id = g.id and i.deleted_at is null) as items
    from library_tags g where (${id ?? null}::bigint is null or g.id = ${id ?? null})
      and (${pattern}::text is null or g.name::text ilike ${pattern}) order by g.name limit ${most}`.execute(db);
  return rows;
};

const lockTag = async (db: Kysely<DB>, id: number): Promise<LibraryTag> => {
  await sql`select 1 from library_tags where id = ${id} for update`.execute(db);
  const [tag] = await readTags(db, { id });
  if (!tag) throw notFound();
  return tag;
};

export const libraryTagHandlers: Handlers<typeof libraryTagCalls> = {
  list: async ({ request, db }) => ({ items: await readTags(db, request) }),

  update: async ({ request: { id, name, intoId }, db, audit }) => {
    if (intoId === id) throw badRequest(fieldError('intoId', 'other', say(messages.invalid, { field: 'Tag' })));
    // In one order, so that two merges don't wait for each other.
    for (const each of [id, intoId].filter((each) => each !== undefined).sort((one, two) => one - two))
      await lockTag(db, each);
    const tag = await lockTag(db, id);
    const entry = { entity: 'library_tags', entityId: id, label: tag.name } as const;
    if (name !== undefined) {
      try {
        await sql`update library_tags set name = ${name.trim()} where id = ${id}`.execute(db);
      } catch (error) {
        throw violates(error, 'library_tags_name_key') ? taken('name', 'Name') : error;
      }
      audit({ action: 'libraryTag.rename', ...entry, changes: { name: [tag.name, name.trim()] } });
      return { tag: await lockTag(db, id) };
    }
    const into = await lockTag(db, intoId!);
    await sql`insert into library_item_tags (item_id, tag_id) select item_id, ${into.id} from library_item_tags where tag_id = ${id} on conflict do nothing`.execute(
      db,
    );
    await sql`delete from library_item_tags where tag_id = ${id}`.execute(db);
    await sql`delete from library_tags where id = ${id}`.execute(db);
    audit({ action: 'libraryTag.merge', ...entry, changes: { name: [tag.name, into.name] } });
    return { tag: await lockTag(db, into.id) };
  },
};
