import { exportedColumns, refusedColumns } from '@lectern/contract/exported-columns';
import { columns as categories } from './category/tree-list';
import { columns as deletedCategories } from './category/DeletedCategories';
import { columns as skills } from './skill/skill';
import { columns as quizzes } from './quiz/quiz';
import { columns as chapters } from './chapter/chapter';
import { columns as upcoming } from './upcoming-course/upcoming-course';
import { columns as jobs } from './job/job';
import { columns as offers } from './one-to-one/one-to-one';
import { columns as ads } from './training-ad/training-ad';
import { columns as courses } from './course/course';

const lists: readonly (readonly [path: string, columns: readonly { readonly id: string }[]])[] = [
  ['category/list', categories],
  ['category/list', deletedCategories],
  ['skill/list', skills],
  ['quiz/list', quizzes],
  ['chapters', chapters],
  ['admin/upcoming-courses', upcoming],
  ['job/list', jobs],
  ['one-to-one/list', offers],
  ['training-ad/list', ads],
  ['admin/course-list', courses],
];

test.each(lists)('the list %s offers no column that its export refuses', (path, columns) => {
  expect(refusedColumns('catalog', path, columns)).toEqual([]);
});

test('each list of the catalogue that can be exported is in the table above', () => {
  expect([...new Set(lists.map(([path]) => path))].sort()).toEqual(Object.keys(exportedColumns.catalog).sort());
});
