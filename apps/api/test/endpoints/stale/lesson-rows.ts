import type { ResponseOf } from '@lectern/contract';
import { courseCaptionCalls, courseLessonCalls, courseSectionCalls, quizCalls } from '@lectern/contract/catalog';
import { sql } from 'kysely';
import type { EndpointFixture } from '../fixture';
import { send } from '../send';

const keyOf = ({ id, version }: { id: number; version: number }) => ({ id, version });

/** A section of a draft of its own. */
const newSection = async ({ db, done, next }: EndpointFixture) => {
  const { rows } = await sql<{ id: number }>`
    insert into courses (title, slug, category_id) values ('Ours of lessons', ${`ours-of-lessons-${next()}`}, 2) returning id`.execute(
    db,
  );
  return (await done(courseSectionCalls.create, { courseId: rows[0]!.id, title: 'Ours' })).section;
};
const newQuiz = async ({ done }: EndpointFixture) =>
  (await done(quizCalls.create, { purpose: 'lesson', title: 'Ours of lessons' })).quiz;

/** Parts of curricula and quizzes that somebody else has saved since they were read. */
export const lessonRows = {
  'course section': async (fixture: EndpointFixture) => {
    const read = await newSection(fixture);
    const theirs = { ...keyOf(read), title: 'Theirs' };
    return { read, now: (await fixture.done(courseSectionCalls.update, theirs, fixture.other)).section };
  },
  'course lesson': async (fixture: EndpointFixture) => {
    const { id: sectionId } = await newSection(fixture);
    const { lesson: read } = await fixture.done(courseLessonCalls.create, {
      sectionId,
      kind: 'article',
      title: 'Ours',
    });
    const theirs = { ...keyOf(read), title: 'Theirs' };
    return { read, now: (await fixture.done(courseLessonCalls.update, theirs, fixture.other)).lesson };
  },
  'captions of a video': async (fixture: EndpointFixture) => {
    const { db, next } = fixture;
    const key = `files/captions-of-ours-${next()}`;
    const { rows } = await sql<{ id: number }>`
      with f as (insert into files (purpose, status, original_name, mime, bytes, sha256, storage_key)
        values ('video', 'ready', 'ours.webm', 'video/webm', 10, sha256(${key}::text::bytea), ${key}) returning id),
      v as (insert into videos (source, file_id, state) select 'upload', id, 'ready' from f returning id),
      c as (insert into courses (title, slug, category_id, intro_video_id) select 'Ours with captions', ${`ours-of-lessons-${next()}`}, 2, id from v returning intro_video_id)
      insert into files (purpose, status, original_name, mime, bytes, sha256, storage_key)
      select 'document', 'ready', 'ours.vtt', 'text/vtt', 10, sha256(${key}::text::bytea), ${`${key}-vtt`} from c returning id`.execute(
      db,
    );
    const { rows: made } = await sql<{ id: number; version: number }>`
      insert into video_captions (video_id, language_id, label, file_id, cues)
      select v.id, 1, 'Ours', ${rows[0]!.id}, 1 from videos v join files f on f.id = v.file_id where f.storage_key = ${key} returning id, version`.execute(
      db,
    );
    const read = made[0]!;
    const { body } = await send(fixture.other, courseCaptionCalls.change, { ...read, label: 'Theirs' });
    return { read, now: (body.result as ResponseOf<typeof courseCaptionCalls.change>).caption };
  },
  'course quiz': async (fixture: EndpointFixture) => {
    const read = await newQuiz(fixture);
    const theirs = { ...keyOf(read), title: 'Theirs of lessons' };
    return { read, now: (await fixture.done(quizCalls.update, theirs, fixture.other)).quiz };
  },
  'deleted course quiz': async (fixture: EndpointFixture) => {
    const read = await newQuiz(fixture);
    await fixture.done(quizCalls.delete, keyOf(read), fixture.other);
    const deletedAt = expect.any(String) as unknown;
    return { read, now: { id: read.id, version: read.version + 1, deletedAt } };
  },
};
