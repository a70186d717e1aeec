import type { languageCalls } from '@lectern/contract/platform';
import type { ResponseOf } from '@lectern/contract';
import { sql, type Kysely, type SqlBool } from 'kysely';
import type { DB } from '../../../database/schema.generated';
import { afterCursor } from '../../../server/list/cursor';
import type { ListQuery } from '../../../server/list/list';
import {
  countRows,
  escapeLike,
  filterCondition,
  listOrder,
  pageAnswer,
  type Columns,
} from '../../../server/list/list-query';
import { restorableDays } from '../../../records/restorable-days';

type LanguagePage = ResponseOf<typeof languageCalls.list>;
type LanguageRow = LanguagePage['items'][number];

const columns: Columns = {
  code: sql.ref('l.code'),
  name: sql.ref('l.name'),
  sortOrder: sql.ref('l.sort_order'),
  active: sql`l.active::text`,
};

/** One page of the languages, by their order unless asked otherwise. */
export const listLanguages = async (db: Kysely<DB>, listRequest: ListQuery): Promise<LanguagePage> => {
  const list =
    listRequest.sort.length > 0 ? listRequest : { ...listRequest, sort: [{ name: 'sortOrder', descending: false }] };
  const q = list.q === undefined ? undefined : `${list.q.length > 2 ? '%' : ''}${escapeLike(list.q)}%`;
  const matching = db
    .selectFrom('languages as l')
    .where(
      list.deleted
        ? sql<SqlBool>`l.deleted_at > now() - make_interval(days => ${restorableDays})`
        : sql<SqlBool>`l.deleted_at is null`,
    )
    .where(filterCondition(list, columns))
    .$if(q !== undefined, (query) =>
      query.where((either) =>
        either.or([
          either('l.name', 'ilike', q ?? ''),
          either('l.nativeName', 'ilike', q ?? ''),
          either('l.code', 'ilike', q ?? ''),
        ]),
      ),
    );
  const rows = await matching
    .select([
      'l.id',
      'l.code',
      'l.name',
      'l.nativeName',
      'l.direction',
      'l.active',
      'l.isDefault',
      'l.sortOrder',
      'l.version',
    ])
    .$narrowType<{ direction: LanguageRow['direction'] }>()
    .where(afterCursor(list, columns, sql.ref('l.id')))
    .orderBy(listOrder(list, columns, sql.ref('l.id')))
    .limit(list.limit + 1)
    .offset(list.offset)
    .execute();
  const total = await countRows(db, matching.select('l.id'));
  return pageAnswer(list, rows, total, (row) => [
    ...list.sort.map(({ name }) => row[name as 'code' | 'name' | 'sortOrder']),
    row.id,
  ]);
};
