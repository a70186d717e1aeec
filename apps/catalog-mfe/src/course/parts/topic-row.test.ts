import { isAdded, newRow, rowFrom } from './topic-row';

const choice = { id: 3, title: 'Star maps', chapterTitle: 'Astrolabes', skillName: 'Astronomy', minutes: 20 };

test('a line made from a topic names its source, and takes over title and minutes', () => {
  expect(rowFrom({ ...choice, source: 'topicId' })).toEqual({
    ...newRow(),
    topicId: 3,
    title: 'Star maps',
    minutes: 20,
  });
  expect(rowFrom({ ...choice, source: 'customTopicId', minutes: null })).toMatchObject({
    topicId: null,
    customTopicId: 3,
    minutes: '',
  });
});

test('a topic of a chapter and one of a custom course with the same number are two topics', () => {
  const rows = [rowFrom({ ...choice, source: 'topicId' })];
  expect(isAdded(rows, { ...choice, source: 'topicId' })).toBe(true);
  expect(isAdded(rows, { ...choice, source: 'customTopicId' })).toBe(false);
});
