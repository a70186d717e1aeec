import type { courseCaptionCalls, CourseCaption } from '@lectern/contract/catalog';
import { messages, say } from '@lectern/contract';
import { sql, type Kysely } from 'kysely';
import type { DB } from '../../../database/schema.generated';
import type { AuditEntry } from '../../../server/calls/audit';
import { badRequest, conflict, fieldConflict, fieldError } from '../../../server/calls/errors';
import { afterPreparing, type Handlers } from '../../../server/calls/frame';
import type { Services } from '../../../server/services';
import { storeDocument } from '../../content/library/keep-document';
import { requireVersion } from '../course-curriculum/curriculum.queries';
import { writeParts, type LockedCourse } from '../course/course-parts';
import { keepCaptions, type KeptCaptions } from './caption-file';
import { placeOfCaption, readCaption } from './caption.queries';
import { placeOf } from './video.queries';

const shown = (caption: CourseCaption | null): string | null =>
  caption && `${caption.label} (${caption.language}), ${caption.cues}`;
const entry = ({ id, title }: LockedCourse, before: CourseCaption | null, after: CourseCaption | null): AuditEntry => ({
  action: 'course.captions',
  entity: 'courses',
  entityId: id,
  label: title,
  changes: { captions: [shown(before), shown(after)] },
});

/** The language's own name, where no label is written. @throws 400 for a language that is not offered */
const labelOf = async (db: Kysely<DB>, languageId: number, written: string | undefined): Promise<string> => {
  const { rows } = await sql<{ name: string }>`
    select native_name as name from languages where id = ${languageId} and active for key share`.execute(db);
  if (!rows[0]) throw badRequest(fieldError('languageId', 'live', say(messages.invalid, { field: 'Language' })));
  return written?.trim() || rows[0].name;
};

/** @throws 409 where there is no video any more, and for a video by its address: its host shows captions of its own */
const requireUploaded = async (db: Kysely<DB>, videoId: number | null): Promise<number> => {
  const { rows } = await sql<{ source: string }>`select source from videos where id = ${videoId} for key share`.execute(
    db,
  );
  if (videoId === null || !rows[0]) throw conflict('There is no video here any more');
  if (rows[0].source === 'url') throw conflict('Captions of a video by its address are those of its host');
  return videoId;
};

const fileOf = async (db: Kysely<DB>, kept: KeptCaptions, uploadedBy: number): Promise<number> =>
  (await storeDocument(db, kept, { purpose: 'document', uploadedBy })).id;

export const courseCaptionHandlers = ({ store }: Pick<Services, 'store'>): Handlers<typeof courseCaptionCalls> => ({
  add: afterPreparing(
    ({ request }) => keepCaptions(store, request.file),
    async ({ request: { languageId, label, file: _file, ...place }, db, actor, audit }, kept) => {
      const { courseId } = await placeOf(db, place);
      const caption = await writeParts(db, courseId, async (course) => {
        const videoId = await requireUploaded(db, (await placeOf(db, place)).videoId);
        const name = await labelOf(db, languageId, label);
        const { rows: taken } = await sql`
          select 1 from video_captions where video_id = ${videoId} and language_id = ${languageId}`.execute(db);
        if (taken.length > 0)
          throw fieldConflict('languageId', 'This video has captions in this language: replace them');
        const fileId = await fileOf(db, kept, actor.userId);
        const { rows } = await sql<{ id: number }>`
          insert into video_captions (video_id, language_id, label, file_id, cues)
          values (${videoId}, ${languageId}, ${name}, ${fileId}, ${kept.cues}) returning id`.execute(db);
        const made = await readCaption(db, rows[0]!.id);
        audit(entry(course, null, made));
        return made;
      });
      return { caption };
    },
  ),

  change: afterPreparing(
    async ({ request: { file } }) => (file ? keepCaptions(store, file) : undefined),
    async ({ request: { id, version, label }, db, actor, audit }, kept) => {
      const caption = await writeParts(db, await placeOfCaption(db, id), async (course) => {
        await sql`select 1 from video_captions where id = ${id} for update`.execute(db);
        const before = requireVersion(await readCaption(db, id), version);
        const name = label === undefined ? before.label : await labelOf(db, before.languageId, label);
        await sql`update video_captions set label = ${name} where id = ${id}`.execute(db);
        if (kept) {
          const fileId = await fileOf(db, kept, actor.userId);
          await sql`update video_captions set file_id = ${fileId}, cues = ${kept.cues} where id = ${id}`.execute(db);
        }
        const after = await readCaption(db, id);
        audit(entry(course, before, after));
        return after;
      });
      return { caption };
    },
  ),

  remove: async ({ request: { id, version }, db, audit }) => {
    await writeParts(db, await placeOfCaption(db, id), async (course) => {
      await sql`select 1 from video_captions where id = ${id} for update`.execute(db);
      const before = requireVersion(await readCaption(db, id), version);
      await sql`delete from video_captions where id = ${id}`.execute(db);
      audit(entry(course, before, null));
    });
    return {};
  },
});
