import { sql, type Kysely, type RawBuilder, type SqlBool } from 'kysely';
import type { DB } from '../../../database/schema.generated';
import { afterCursor } from '../../../server/list/cursor';
import type { ListQuery } from '../../../server/list/list';
import { searchCondition } from '../../../server/list/list-search';
import { countRows, filterCondition, listOrder, type Columns } from '../../../server/list/list-query';
import { faqsWithNames } from './faq.queries';
import { restorableDays } from '../../../records/restorable-days';

const columns: Columns = {
  question: sql.ref('f.question'),
  audience: sql.ref('c.audience'),
  categoryId: sql.ref('f.categoryId'),
  languageId: sql.ref('f.languageId'),
  status: sql.ref('f.status'),
  sortKey: sql.ref('f.sortKey'),
  updatedAt: sql.ref('f.updatedAt'),
};
const tiebreaker = sql.ref('f.id');

const alive = (list: ListQuery): RawBuilder<SqlBool> =>
  list.deleted
    ? sql`f.deleted_at is not null and f.deleted_at > now() - make_interval(days => ${restorableDays})`
    : sql`f.deleted_at is null`;

// The hits of a search are found first: otherwise the planner walks the whole order looking for them.
const found = (list: ListQuery): RawBuilder<SqlBool> =>
  list.q === undefined
    ? sql`true`
    : sql`f.id in (with hits as materialized (select id from faqs where ${searchCondition(list.q, sql.ref('searchText'))}) select id from hits)`;

/** A select of the ids of all that match. */
export const matchingFaqs = (db: Kysely<DB>, list: ListQuery) =>
  db
    .selectFrom('faqs as f')
    .innerJoin('faqCategories as c', 'c.id', 'f.categoryId')
    .select('f.id')
    .where(alive(list))
    .where(found(list))
    .where(filterCondition(list, columns));

const snippetLength = 160;
/** How much of the answer stands before the hit. */
const lead = 24;
/** The answer from shortly before the search's hit, at the beginning of a word, or from its own beginning. */
const snippet = (q: string | undefined): RawBuilder<string> => {
  const text = sql`html_text(f.answer_html)`;
  const [word] = (q ?? '').split(/\s+/);
  const from = word ? sql`greatest(1, strpos(search_norm(${text}), search_norm(${word})) - ${lead}::int)` : sql`1`;
  const part = sql`substr(${text}, ${from}, ${snippetLength}::int)`;
  return sql`case when ${from} > 1 then '…' || regexp_replace(${part}, '^\\S+\\s+', '') else ${part} end || case when length(${text}) >= ${from} + ${snippetLength}::int then '…' else '' end`;
};

/** One page of FAQs and the row behind it: the ids by index first, then what is shown of them. */
export const faqPage = (db: Kysely<DB>, list: ListQuery) =>
  faqsWithNames(db)
    .select([
      snippet(list.q).as('snippet'),
      'f.sortKey',
      sql<string>`to_char(f.updated_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`.as('updatedAtExactly'),
    ])
    .where(
      'f.id',
      'in',
      matchingFaqs(db, list)
        .where(afterCursor(list, columns, tiebreaker))
        .orderBy(listOrder(list, columns, tiebreaker))
        .limit(list.limit + 1)
        .offset(list.offset),
    )
    .orderBy(listOrder(list, columns, tiebreaker));

/** How many FAQs the list has on all its pages. */
export const countFaqs = (db: Kysely<DB>, list: ListQuery) =>
  countRows(
    db,
    matchingFaqs(db, list),
    list.q === undefined && list.filters.length === 0 && !list.deleted ? 'faqs' : undefined,
  );
