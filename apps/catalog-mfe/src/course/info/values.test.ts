import type { Course } from '@lectern/contract/catalog';
import { courseForm } from './values';

const course = {
  id: 1,
  version: 1,
  title: 'Singing for beginners',
  slug: 'singing',
  categoryId: 2,
  skills: [{ id: 5, name: 'Singing' }],
  trainerId: 3,
  agencyId: 8,
  languageId: 1,
  level: 'beginner',
  shortDescription: '',
  descriptionHtml: '',
  imageFileId: null,
  isFree: false,
  currency: 'INR',
  price: '1500.00',
  comparePrice: '2000.00',
  prices: [{ currency: 'USD', price: '20.00' }],
} as unknown as Course;
const loaded = courseForm.valuesOf(course);

test('the form of a course holds the ids of its skills, and sends nothing while it is unchanged', () => {
  expect(loaded).toMatchObject({ skillIds: [5], imageFileId: '', comparePrice: '2000.00' });
  expect(courseForm.changed(course, loaded)).toEqual({});
});

test('an emptied agency or earlier price is sent as none, an emptied text as an empty one', () =>
  expect(
    courseForm.changed(course, { ...loaded, slug: '', agencyId: '', comparePrice: '', price: '', skillIds: [] }),
  ).toEqual({ slug: null, agencyId: null, comparePrice: null, price: '', skillIds: [] }));

test('an error about one skill is shown on the field of all skills, a price on its own row', async () => {
  expect(['skillIds[2]', 'prices[0].price', 'title'].map(courseForm.fieldOf)).toEqual([
    'skillIds',
    'prices[0].price',
    'title',
  ]);
  expect((await courseForm.errorsOf({ ...loaded, title: '', trainerId: '' })).map(({ path }) => path)).toEqual([
    'title',
    'trainerId',
  ]);
});
