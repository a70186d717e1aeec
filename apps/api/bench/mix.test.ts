import { studentCalls, studentListFields } from '@lectern/contract/people';
import { readInput, readQuery } from '../src/server/calls/input';
import { readListOf } from '../src/server/list/list';
import { addressOf, filterPairs, questionsOf } from './mix';

const lists = questionsOf('list', 300);
const searches = questionsOf('search', 300);
const readOf = async (question: Readonly<Record<string, string>>) =>
  readListOf(studentCalls.list, await readInput(studentCalls.list, readQuery(question)));

test('the questions are the same ones each time, and none is asked twice', () => {
  expect(questionsOf('list', 300)).toEqual(lists);
  expect(new Set([...lists, ...searches].map((question) => addressOf(question))).size).toBe(600);
});

test('each question is one that the list answers', async () => {
  const read = await Promise.all([...lists, ...searches].map(readOf));
  expect(read).toHaveLength(600);
});

test('lists differ in page, size, order and filter; searches in words', async () => {
  const read = await Promise.all(lists.map(readOf));
  expect(new Set(read.map(({ page }) => page)).size).toBeGreaterThan(30);
  expect(new Set(read.map(({ limit }) => limit)).size).toBe(3);
  expect(new Set(read.map(({ sort }) => JSON.stringify(sort))).size).toBe(6);
  expect(new Set(read.map(({ filters }) => JSON.stringify(filters))).size).toBeGreaterThan(10);
  expect(new Set((await Promise.all(searches.map(readOf))).map(({ q }) => q)).size).toBeGreaterThan(150);
});

test('the list asks for no word, the search always for one', async () => {
  expect((await Promise.all(lists.map(readOf))).every(({ q }) => q === undefined)).toBe(true);
  expect((await Promise.all(searches.map(readOf))).every(({ q }) => q !== undefined)).toBe(true);
});

test('every pair of declared filters is there with each declared sort, and the list answers each', async () => {
  const fields = Object.entries(studentListFields);
  const filters = fields.filter(([, field]) => 'filter' in field).length;
  const orders = 2 * fields.filter(([, field]) => 'sort' in field).length;
  const read = await Promise.all(filterPairs().map(readOf));
  expect(read).toHaveLength((2 * filters + 4 * ((filters * (filters - 1)) / 2)) * orders);
  expect(
    new Set(
      read.map((list) =>
        list.filters
          .map(({ name }) => name)
          .sort()
          .join(),
      ),
    ).size,
  ).toBe(filters + (filters * (filters - 1)) / 2);
});
