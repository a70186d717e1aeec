import '@testing-library/jest-dom';
import { screen, waitFor } from '@testing-library/react';
import type { TopicChoice } from '@lectern/contract/catalog';
import { serverFixture, showScreens } from '@lectern/ui-kit/testing';
import TopicsScreen from './TopicsScreen';

const choice = (source: TopicChoice['source'], id: number, title: string): TopicChoice => ({
  ...{ source, id, title, chapterTitle: 'Astrolabes', skillName: 'Astronomy' },
  minutes: 20,
});
const topics = [{ id: 1, topicId: 3, customTopicId: null, title: 'Rings', descriptionHtml: '', minutes: null }];
const course = {
  ...{
    id: 9,
    version: 1,
    title: 'Old instruments',
    status: 'draft',
    deletedAt: null,
    missing: [],
    categoryPath: ['Science'],
  },
  ...{
    trainerName: null,
    isFree: true,
    price: '0.00',
    currency: 'INR',
    lessons: 0,
    duration: 0,
    enrolments: 0,
    rating: null,
  },
};
const fixture = serverFixture({}, (api) => {
  api.on('GET admin/course/details', () => ({ result: { course, timeline: [] } }));
  api.on('GET admin/course/custom-topics', () => ({ result: { courseId: 9, revision: 4, topics } }));
  api.on('GET admin/course/topic-choices', () => ({
    result: { items: [choice('topicId', 3, 'Rings'), choice('customTopicId', 3, 'Star maps')] },
  }));
});
const show = () =>
  showScreens({ '/course/detail/custom-topics': TopicsScreen }, '/course/detail/custom-topics?id=9', [
    'courseList',
    'courseEdit',
  ]);

test('a topic that is chosen becomes a line of this course at once and is marked; what is there already is not added twice', async () => {
  fixture.server.on('PUT admin/course/custom-topics', () => ({ result: { courseId: 9, revision: 5, topics } }));
  const { user } = show();
  const field = await screen.findByRole('combobox', { name: /^Add an existing topic/ });
  await user.click(field);
  await user.click(await screen.findByRole('option', { name: /Rings.*Astrolabes · Astronomy.*Added/ }));
  expect(screen.getAllByRole('textbox', { name: 'Title' })).toHaveLength(1);
  await user.click(screen.getByRole('option', { name: /Star maps/ }));
  expect(screen.getAllByRole('textbox', { name: 'Title' }).map((input) => (input as HTMLInputElement).value)).toEqual([
    'Rings',
    'Star maps',
  ]);
  expect(field).toHaveValue('');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(fixture.server.requestsTo('PUT admin/course/custom-topics')[0]?.body).toMatchObject({
      id: 9,
      revision: 4,
      topics: [
        { id: 1, topicId: 3 },
        { topicId: null, customTopicId: 3, title: 'Star maps', minutes: 20 },
      ],
    }),
  );
});
