import { maxSections, type courseSectionCalls } from '@lectern/contract/catalog';
import { sql, type Kysely } from 'kysely';
import type { DB } from '../../../database/schema.generated';
import { conflict } from '../../../server/calls/errors';
import type { Handlers } from '../../../server/calls/frame';
import { writeParts } from '../course/course-parts';
import { dropUnused } from '../course-video/video.write';
import { readSection, requireVersion } from './curriculum.queries';
import { sectionEntry } from './entries';
import { placeIn } from './place';

interface NewSection {
  readonly title: string;
  readonly summary?: string | undefined;
  readonly chapterId?: number;
  readonly beforeId?: number | null | undefined;
}

/** A section before another, or last; its course is locked. @throws 409 for one too many */
export const insertSection = async (db: Kysely<DB>, courseId: number, section: NewSection): Promise<number> => {
  const { title, summary = '', chapterId = null, beforeId } = section;
  const { rows } = await sql<{
    n: number;
  }>`select count(*)::int as n from course_sections where course_id = ${courseId}`.execute(db);
  if ((rows[0]?.n ?? 0) >= maxSections) throw conflict(`A course has at most ${maxSections} sections`);
  const sortKey = await placeIn(db, 'course_sections', { into: courseId, beforeId });
  const { id } = await db
    .insertInto('courseSections')
    .values({ courseId, chapterId, title: title.trim(), summary: summary.trim(), sortKey })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

export const courseSectionHandlers: Handlers<typeof courseSectionCalls> = {
  create: async ({ request: { courseId, ...written }, db, audit }) => {
    const section = await writeParts(db, courseId, async () =>
      readSection(db, await insertSection(db, courseId, written)),
    );
    audit(sectionEntry('create', section, {}, section));
    return { section };
  },

  update: async ({ request: { id, version, title, summary }, db, audit }) => {
    const { courseId } = await readSection(db, id);
    const [before, section] = await writeParts(db, courseId, async () => {
      const was = requireVersion(await readSection(db, id), version);
      const values = { title: title?.trim() ?? was.title, summary: summary?.trim() ?? was.summary };
      await db.updateTable('courseSections').set(values).where('id', '=', id).execute();
      return [was, await readSection(db, id)];
    });
    audit(sectionEntry('update', section, before, section));
    return { section };
  },

  delete: async ({ request: { id, version }, db, audit }) => {
    const { courseId } = await readSection(db, id);
    await writeParts(db, courseId, async () => {
      const section = requireVersion(await readSection(db, id), version);
      const { rows: lessons } = await sql<{ id: number; videoId: number | null }>`
        delete from lessons where section_id = ${id} returning id, video_id`.execute(db);
      await sql`delete from course_sections where id = ${id}`.execute(db);
      for (const { videoId } of lessons) await dropUnused(db, videoId);
      const entry = sectionEntry('delete', section, section, {});
      audit({ ...entry, changes: { ...entry.changes, lessons: [lessons.length, 0] } });
    });
    return {};
  },
};
