import { exportedColumns, refusedColumns } from '@lectern/contract/exported-columns';
import { columns as faqs, columnsOfSearch } from './faq/faq';
import { columns as chapters } from './custom-course/chapter';
import { columns as topics } from './custom-course/topic';
import { columns as items } from './library/item';

const lists: readonly (readonly [path: string, columns: readonly { readonly id: string }[]])[] = [
  ['admin/faqs/list', faqs],
  ['admin/faqs/list', columnsOfSearch],
  ['li-custom-course/chapters', chapters],
  ['li-custom-course/topics-admin', topics],
  ['admin/gallery', items],
];

test.each(lists)('the list %s offers no column that its export refuses', (path, columns) => {
  expect(refusedColumns('content', path, columns)).toEqual([]);
});

test('each list of content that can be exported is in the table above', () => {
  expect([...new Set(lists.map(([path]) => path))].sort()).toEqual(Object.keys(exportedColumns.content).sort());
});
