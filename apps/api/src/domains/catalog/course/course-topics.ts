import { messages, say, type RequestOf } from '@lectern/contract';
import type { CourseTopic, CourseTopics, coursePartCalls } from '@lectern/contract/catalog';
import { sql, type Kysely } from 'kysely';
import type { DB } from '../../../database/schema.generated';
import { lockLive } from '../../../records/lock-live';
import { badRequest, fieldError } from '../../../server/calls/errors';
import type { Handler } from '../../../server/calls/frame';
import { raiseRevision, readRevision, writeParts } from './course-parts';

type Written = RequestOf<typeof coursePartCalls.changeTopics>['topics'];
const invalid = (at: number, name: string) =>
  fieldError(`topics[${at}].${name}`, 'live', say(messages.invalid, { field: 'Topic' }));

/** The topics that are taught on request, in their order. */
export const readTopics = async (db: Kysely<DB>, courseId: number): Promise<CourseTopics> => {
  const { rows } = await sql<CourseTopic>`
    select id, topic_id, custom_topic_id, title, description_html, minutes from course_custom_topics
    where course_id = ${courseId} order by sort_key, id`.execute(db);
  return { courseId, revision: await readRevision(db, courseId, 'topics'), topics: rows };
};

type Source = 'topicId' | 'customTopicId';
const tables = { topicId: 'topics', customTopicId: 'custom_topics' } as const;

/** A topic that is newly referred to has to be there; one that is gone meanwhile may stay. @throws 400 */
const requireSources = async (db: Kysely<DB>, topics: Written, before: CourseTopics): Promise<void> => {
  for (const source of ['topicId', 'customTopicId'] satisfies Source[]) {
    const had = new Set(before.topics.map((topic) => topic[source]));
    const wanted = topics.flatMap((topic) => {
      const id = topic[source];
      return typeof id === 'number' && !had.has(id) ? [id] : [];
    });
    const live = await lockLive(db, tables[source], wanted, 'use');
    const refused = topics.flatMap((topic, at) => {
      const id = topic[source];
      return typeof id !== 'number' || had.has(id) || live.has(id) ? [] : [invalid(at, source)];
    });
    if (refused.length > 0) throw badRequest(refused);
  }
};

/** Its own rows keep their ids, and a topic is from one place at most. @throws 400 */
const check = (topics: Written, had: ReadonlySet<number>): void => {
  const seen = new Set<number>();
  topics.forEach(({ id, topicId, customTopicId }, at) => {
    if (typeof topicId === 'number' && typeof customTopicId === 'number')
      throw badRequest(invalid(at, 'customTopicId'));
    if (id === undefined) return;
    if (!had.has(id) || seen.has(id)) throw badRequest(invalid(at, 'id'));
    seen.add(id);
  });
};

const replace = async (db: Kysely<DB>, courseId: number, topics: Written): Promise<void> => {
  await sql`delete from course_custom_topics where course_id = ${courseId}`.execute(db);
  if (topics.length === 0) return;
  const rows = topics.map(
    ({ id, topicId, customTopicId, title, descriptionHtml, minutes }, at) =>
      sql`(coalesce(${id ?? null}::bigint, nextval(pg_get_serial_sequence('course_custom_topics', 'id'))), ${courseId}, ${topicId ?? null}::bigint,
        ${customTopicId ?? null}::bigint, ${title.trim()}, ${descriptionHtml ?? ''}, ${minutes ?? null}::int, ${(at + 1) * 1_048_576})`,
  );
  await sql`
    insert into course_custom_topics (id, course_id, topic_id, custom_topic_id, title, description_html, minutes, sort_key) overriding system value
    values ${sql.join(rows)}`.execute(db);
};

const listed = ({ topics }: CourseTopics): readonly string[] => topics.map(({ title }) => title);

/** All topics on request in order; those that are left out go. */
export const changeTopics: Handler<typeof coursePartCalls.changeTopics> = ({ request, db, audit }) =>
  writeParts(db, request.id, async (course) => {
    const { id, revision, topics } = request;
    const before = await readTopics(db, id);
    await raiseRevision(db, id, 'topics', { seen: revision, now: () => Promise.resolve(before) });
    check(topics, new Set(before.topics.map((topic) => topic.id)));
    await requireSources(db, topics, before);
    await replace(db, id, topics);
    const after = await readTopics(db, id);
    audit({
      action: 'course.topics',
      entity: 'courses',
      entityId: id,
      label: course.title,
      changes: { topics: [listed(before), listed(after)] },
    });
    return after;
  });
