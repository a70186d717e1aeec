import { sql, type Kysely } from 'kysely';
import type { DB } from '../database/schema.generated';
import { storeDrawing } from '../server/files/drawings';
import { storeImage, type KeptImage } from '../server/files/store-image';
import { cleanHtml } from '../server/rich-text/clean-html';
import type { ObjectStore } from '../storage/store';
import { drawings, sourceOf, svgOf } from './drawing-data';
import { keepDrawn } from './drawn';

/** The pictures of the demo's drawings, in the store. */
export const keepDrawings = async (store: Pick<ObjectStore, 'write'>): Promise<KeptImage[]> => {
  const kept = [];
  for (const { title, size, shapes } of drawings)
    kept.push(await keepDrawn(store, svgOf(size, shapes), { title, isDrawing: true }));
  return kept;
};

/** Puts each drawing with its source into the first topic of its chapter, where its tool opens it again. */
export const placeDrawings = async (db: Kysely<DB>, kept: readonly KeptImage[], authorId: number): Promise<void> => {
  for (const [at, image] of kept.entries()) {
    const drawing = drawings[at]!;
    const { file } = await storeImage(db, image, { purpose: 'editor', uploadedBy: authorId });
    const source = sourceOf(drawing);
    await storeDrawing(db, source, { fileId: file.id, createdBy: authorId });
    const figure = `<figure class="image image_resized" style="width:50%"><img alt="${drawing.altText}" width="${image.made.width}" height="${image.made.height}" data-file-id="${file.id}" data-drawing="${source.kind}"><figcaption>${drawing.title}</figcaption></figure>`;
    const { rows } = await sql<{ id: number; bodyHtml: string }>`
      select t.id, t.body_html from custom_topics t join custom_chapters c on c.id = t.custom_chapter_id
      where c.title = ${drawing.chapter} order by t.sort_key limit 1`.execute(db);
    const topic = rows[0];
    if (!topic) throw new Error(`the demo has no topic in ${drawing.chapter}`);
    await db
      .updateTable('customTopics')
      .set({ bodyHtml: cleanHtml(topic.bodyHtml + figure).html })
      .where('id', '=', topic.id)
      .execute();
  }
};
