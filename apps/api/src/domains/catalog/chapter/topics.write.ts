import { messages, say, type RequestOf } from '@lectern/contract';
import type { chapterCalls, ChapterDetail, Topic } from '@lectern/contract/catalog';
import { usesInWords } from '@lectern/contract/catalog/category-uses';
import { sql, type Kysely } from 'kysely';
import type { DB } from '../../../database/schema.generated';
import { badRequest, fieldConflict, fieldError } from '../../../server/calls/errors';

type Sent = NonNullable<RequestOf<typeof chapterCalls.create>['topics']>[number];
const step = 1_048_576;

/** @throws 400 for a topic of another chapter, or one that is named twice */
const requireOwn = (before: readonly Topic[], sent: readonly Sent[]): void => {
  const own = new Set(before.map(({ id }) => id));
  sent.forEach(({ id }, at) => {
    if (typeof id === 'number' && !own.delete(id))
      throw badRequest(fieldError(`topics[${at}].id`, 'own', say(messages.invalid, { field: 'Topic' })));
  });
};

/** Locks the topics of a chapter: a course that takes one waits, or is counted. */
export const lockTopics = async (db: Kysely<DB>, chapterId: number): Promise<void> => {
  await sql`select 1 from topics where chapter_id = ${chapterId} order by id for update`.execute(db);
};

type Topics = Pick<ChapterDetail, 'topics' | 'topicStates'>;

const removeTopics = async (
  db: Kysely<DB>,
  { topics, topicStates }: Topics,
  kept: ReadonlySet<unknown>,
): Promise<void> => {
  const gone = topics.filter(({ id }) => !kept.has(id));
  const usedIn = (topic: Topic): number => topicStates.find(({ id }) => id === topic.id)?.usedIn ?? 0;
  const used = gone.find((topic) => usedIn(topic) > 0);
  if (used)
    throw fieldConflict(
      'topics',
      `“${used.title}” is still used by ${usesInWords([{ kind: 'courses', count: usedIn(used) }])}: make it inactive instead`,
    );
  await sql`delete from topics where id = any(${gone.map(({ id }) => id)}::bigint[])`.execute(db);
};

/** Room for new topics, behind all others; answers their ids. */
const addTopics = async (db: Kysely<DB>, chapterId: number, count: number): Promise<readonly number[]> => {
  const { rows } = await sql<{ id: number }>`
    insert into topics (chapter_id, title, sort_key)
    select ${chapterId}, 'new topic ' || n || ' of a chapter', (select coalesce(max(sort_key), 0) from topics where chapter_id = ${chapterId}) + ${step}::bigint * n
    from generate_series(1, ${count}::int) n returning id`.execute(db);
  return rows.map(({ id }) => id);
};

/**
 * Makes these the topics of a locked chapter, in this order; `before` are its topics now, read under `lockTopics`.
 * All are written by one statement, so that two may exchange their places; titles are taken from those that change first.
 */
export const writeTopics = async (
  db: Kysely<DB>,
  chapterId: number,
  before: Topics,
  sent: readonly Sent[],
): Promise<void> => {
  requireOwn(before.topics, sent);
  const kept = new Set(sent.map(({ id }) => id));
  await removeTopics(db, before, kept);
  const titleOf = new Map(before.topics.map(({ id, title }) => [id, title]));
  const retitled = sent.flatMap(({ id, title }) =>
    typeof id === 'number' && titleOf.get(id) !== title.trim() ? id : [],
  );
  await sql`update topics set title = 'topic ' || id || ' of a chapter' where id = any(${retitled}::bigint[])`.execute(
    db,
  );
  const added = [...(await addTopics(db, chapterId, sent.filter(({ id }) => typeof id !== 'number').length))];
  const rows = sent.map(({ id, title, minutes, descriptionHtml, status }, at) => ({
    id: id ?? added.shift(),
    title: title.trim(),
    minutes: minutes ?? null,
    description_html: descriptionHtml ?? '',
    status: status ?? 'active',
    sort_key: step * (at + 1),
  }));
  await sql`
    update topics t set title = n.title, minutes = n.minutes, description_html = n.description_html, status = n.status, sort_key = n.sort_key
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as n (id bigint, title text, minutes int, description_html text, status text, sort_key bigint)
    where t.id = n.id and (t.title, t.minutes, t.description_html, t.status, t.sort_key) is distinct from (n.title, n.minutes, n.description_html, n.status, n.sort_key)`.execute(
    db,
  );
};
