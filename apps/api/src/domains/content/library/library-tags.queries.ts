import { sql, type Kysely } from 'kysely';
import type { DB } from '../../../database/schema.generated';

/** Names without space around them, each once as it is written first, whatever its case. */
export const distinctTags = (names: readonly string[]): string[] => [
  ...new Map(names.toReversed().map((name) => [name.trim().toLowerCase(), name.trim()])).values(),
];

/** Makes these the tags of an item; a name that no item had becomes a tag. */
export const setTags = async (db: Kysely<DB>, itemId: number, names: readonly string[]): Promise<void> => {
  const wanted = distinctTags(names);
  // In one order, so that two items that get the same new tags don't wait for each other.
  const sorted = [...wanted].sort();
  if (sorted.length > 0)
    await sql`insert into library_tags (name) select unnest(${sorted}::text[]) on conflict (name) do nothing`.execute(
      db,
    );
  await sql`delete from library_item_tags l using library_tags g where g.id = l.tag_id and l.item_id = ${itemId} and g.name <> all (${wanted}::citext[])`.execute(
    db,
  );
  await sql`insert into library_item_tags (item_id, tag_id) select ${itemId}, id from library_tags where name = any (${wanted}::citext[]) on conflict do nothing`.execute(
    db,
  );
};
