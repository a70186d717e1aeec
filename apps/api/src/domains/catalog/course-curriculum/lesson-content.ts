import { lessonKinds, type Lesson, type LessonKind, type courseLessonCalls } from '@lectern/contract/catalog';
import { hasContent, messages, say, type RequestOf } from '@lectern/contract';
import { sql, type Kysely } from 'kysely';
import type { DB } from '../../../database/schema.generated';
import { badRequest, fieldError } from '../../../server/calls/errors';
import { insertVideo } from '../course-video/video.write';

/** What a person writes of a lesson; absent fields stay. */
export type WrittenLesson = Omit<RequestOf<typeof courseLessonCalls.update>, 'id' | 'version'>;
type Shows = Pick<Lesson, 'videoId' | 'quizId' | 'fileId' | 'seconds'>;

/** The field that holds what a lesson of each kind shows, with its label. */
const fields = {
  video: ['video', 'Video'],
  article: ['articleHtml', 'Text'],
  quiz: ['quizId', 'Quiz'],
  file: ['fileId', 'File'],
} as const satisfies Record<LessonKind, readonly [string, string]>;

const invalid = (field: string, label: string) =>
  badRequest(fieldError(field, 'kind', say(messages.invalid, { field: label })));

/** @throws 400 for what a lesson of another kind shows */
export const requireKind = (kind: LessonKind, written: WrittenLesson): void => {
  for (const [other, [field, label]] of Object.entries(fields) as [LessonKind, (typeof fields)[LessonKind]][]) {
    if (other === kind) continue;
    const value = written[field];
    if (value !== undefined && value !== null && value !== '') throw invalid(field, label);
  }
};

/** Kept from a change until the transaction ends. @throws 400 for a quiz that no lesson can show */
const requireQuiz = async (db: Kysely<DB>, id: number): Promise<void> => {
  const { rows } = await sql`
    select 1 from quizzes where id = ${id} and deleted_at is null and purpose = 'lesson' and status <> 'archived' for share`.execute(
    db,
  );
  if (rows.length === 0) throw invalid('quizId', 'Quiz');
};

/** @throws 400 for a file that this person has not uploaded for a lesson */
const requireFile = async (db: Kysely<DB>, id: number, userId: number): Promise<void> => {
  const { rows } = await sql`
    select 1 from files where id = ${id} and status = 'ready' and uploaded_by = ${userId} and purpose in ('document', 'attachment') for key share`.execute(
    db,
  );
  if (rows.length === 0) throw invalid('fileId', 'File');
};

/** How long the lesson takes: the length of its video; typed where there is none, or nobody could measure it. */
const secondsOf = async (
  db: Kysely<DB>,
  { videoId, seconds }: Pick<Shows, 'videoId' | 'seconds'>,
  typed: number | undefined,
): Promise<number> => {
  const written = typed === undefined ? seconds : typed * 60;
  if (videoId === null) return written;
  const { rows } = await sql<{
    seconds: number | null;
  }>`select duration_seconds as seconds from videos where id = ${videoId}`.execute(db);
  return rows[0]?.seconds ?? written;
};

/** What the lesson shows once it is written: a new video becomes a row, a chosen quiz or file is kept from others. @throws 400 on the field */
export const contentOf = async (
  db: Kysely<DB>,
  before: Shows,
  { video, quizId = before.quizId, fileId = before.fileId, durationMinutes }: WrittenLesson,
  userId: number,
): Promise<Shows> => {
  if (quizId !== null && quizId !== before.quizId) await requireQuiz(db, quizId);
  if (fileId !== null && fileId !== before.fileId) await requireFile(db, fileId, userId);
  const videoId = video === undefined ? before.videoId : video === null ? null : await insertVideo(db, video, userId);
  const seconds = await secondsOf(db, { videoId, seconds: before.seconds }, durationMinutes);
  return { videoId, quizId, fileId, seconds };
};

/** A ready lesson has what students would see. @throws 400 on the field of its kind */
export const requireComplete = ({ kind, status, isComplete, articleHtml }: Lesson): void => {
  if (status !== 'ready' || (isComplete && (kind !== 'article' || hasContent(articleHtml)))) return;
  const [field, label] = fields[kind];
  throw badRequest(
    fieldError(
      field,
      'ready',
      `${say(messages.required, { field: label })} before the ${lessonKinds[kind].toLowerCase()} is ready`,
    ),
  );
};
