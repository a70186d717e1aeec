import type { CourseCurriculum } from '@lectern/contract/catalog';
import { movedRows, treeOf } from '@lectern/ui-kit/order';
import { curriculumOf, lessonRowId, rowsOf, sectionRowId } from './rows';

const curriculum = {
  sections: [
    {
      id: 1,
      title: 'One',
      lessons: [
        { id: 1, sectionId: 1, title: 'A' },
        { id: 2, sectionId: 1, title: 'B' },
      ],
    },
    { id: 2, title: 'Two', lessons: [] },
  ],
} as unknown as CourseCurriculum;

test('a curriculum is the same again out of its rows', () =>
  expect(curriculumOf(rowsOf(curriculum))).toEqual(curriculum));

test('a lesson that is moved is in its new section', () => {
  const moved = movedRows(treeOf([...rowsOf(curriculum)]), lessonRowId(2), {
    parentId: sectionRowId(2),
    beforeId: null,
  });
  expect(
    curriculumOf(moved).sections.map(({ lessons }) => lessons.map(({ id, sectionId }) => [id, sectionId])),
  ).toEqual([[[1, 1]], [[2, 2]]]);
});
