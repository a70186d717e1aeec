import { maxLessons, type courseLessonCalls } from '@lectern/contract/catalog';
import { sql, type Kysely } from 'kysely';
import type { DB } from '../../../database/schema.generated';
import { conflict, notFound } from '../../../server/calls/errors';
import { afterPreparing, type Handlers } from '../../../server/calls/frame';
import { documentPath } from '../../../server/files/paths';
import { signAddress } from '../../../server/files/signed';
import type { Services } from '../../../server/services';
import { keepDocument, storeDocument } from '../../content/library/keep-document';
import { writeParts } from '../course/course-parts';
import { dropUnused } from '../course-video/video.write';
import { readLesson, readSection, requireVersion } from './curriculum.queries';
import { lessonEntry } from './entries';
import { contentOf, requireComplete, requireKind } from './lesson-content';
import { placeIn } from './place';

/** @throws 409 for a course that has as many lessons as one can have */
export const requireRoom = async (db: Kysely<DB>, courseId: number, more: number): Promise<void> => {
  const { rows } = await sql<{
    n: number;
  }>`select count(*)::int as n from lessons where course_id = ${courseId}`.execute(db);
  if ((rows[0]?.n ?? 0) + more > maxLessons) throw conflict(`A course has at most ${maxLessons} lessons`);
};

const nothing = { videoId: null, quizId: null, fileId: null, seconds: 0 };

export const courseLessonHandlers = ({
  store,
  keys,
}: Pick<Services, 'store' | 'keys'>): Handlers<typeof courseLessonCalls> => ({
  read: async ({ request: { id }, db }) => ({ lesson: await readLesson(db, id) }),

  create: async ({ request: { sectionId, kind, beforeId, ...written }, db, actor, audit }) => {
    requireKind(kind, written);
    const { courseId } = await readSection(db, sectionId);
    const lesson = await writeParts(db, courseId, async () => {
      await readSection(db, sectionId);
      await requireRoom(db, courseId, 1);
      const { seconds, ...shows } = await contentOf(db, nothing, written, actor.userId);
      const { id } = await db
        .insertInto('lessons')
        .values({
          ...{ courseId, sectionId, kind, title: written.title.trim(), ...shows, durationSeconds: seconds },
          articleHtml: kind === 'article' ? (written.articleHtml ?? '') : null,
          isPreview: written.isPreview ?? false,
          status: written.status ?? 'draft',
          sortKey: await placeIn(db, 'lessons', { into: sectionId, beforeId }),
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      const made = await readLesson(db, id);
      requireComplete(made);
      return made;
    });
    audit(lessonEntry('create', lesson, {}, lesson));
    return { lesson };
  },

  update: async ({ request: { id, version, ...written }, db, actor, audit }) => {
    const { courseId } = await readLesson(db, id);
    const [before, lesson] = await writeParts(db, courseId, async () => {
      const was = requireVersion(await readLesson(db, id), version);
      requireKind(was.kind, written);
      const { seconds, ...shows } = await contentOf(db, was, written, actor.userId);
      await db
        .updateTable('lessons')
        .set({
          ...shows,
          durationSeconds: seconds,
          title: written.title?.trim(),
          isPreview: written.isPreview,
          status: written.status,
          ...(was.kind === 'article' && { articleHtml: written.articleHtml }),
        })
        .where('id', '=', id)
        .execute();
      if (shows.videoId !== was.videoId) await dropUnused(db, was.videoId);
      const now = await readLesson(db, id);
      requireComplete(now);
      return [was, now];
    });
    audit(lessonEntry('update', lesson, before, lesson));
    return { lesson };
  },

  delete: async ({ request: { id, version }, db, audit }) => {
    const { courseId } = await readLesson(db, id);
    await writeParts(db, courseId, async () => {
      const lesson = requireVersion(await readLesson(db, id), version);
      await sql`delete from lessons where id = ${id}`.execute(db);
      await dropUnused(db, lesson.videoId);
      audit(lessonEntry('delete', lesson, lesson, {}));
    });
    return {};
  },

  upload: afterPreparing(
    ({ request }) => keepDocument(store, request.file, { takesImages: true }),
    async ({ db, actor, audit }, kept) => {
      const file = await storeDocument(db, kept, { purpose: 'document', uploadedBy: actor.userId });
      audit({ action: 'file.upload', entity: 'files', entityId: file.id, label: file.name });
      return { file };
    },
  ),

  address: async ({ request: { id }, db }) => {
    const { rows } = await sql<{ key: string; name: string }>`
      select f.storage_key as key, f.original_name as name from lessons l join files f on f.id = l.file_id
      where l.id = ${id} and f.status = 'ready'`.execute(db);
    if (!rows[0]) throw notFound();
    return { url: signAddress(keys, documentPath(rows[0].key), { name: rows[0].name }) };
  },
});
