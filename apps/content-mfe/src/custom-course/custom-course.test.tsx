import '@testing-library/jest-dom';
import { screen, waitFor, within } from '@testing-library/react';
import { page, serverFixture, showScreens } from '@lectern/ui-kit/testing';
import ChapterListScreen from './ChapterListScreen';
import { chapterOf, topicOf } from './testing';
import TopicListScreen from './TopicListScreen';

const language = { id: 1, code: 'en', name: 'English', isDefault: true, active: true, version: 1 };
const rupee = { code: 'INR', name: 'Rupee', symbol: '₹', exponent: 2, active: true, sortOrder: 1, version: 1 };

const fixture = serverFixture({ chapter: chapterOf(), topic: topicOf() }, (server) => {
  fixture.chapter = chapterOf();
  fixture.topic = topicOf();
  server.on('GET li-custom-course/chapters', () => page([fixture.chapter]));
  server.on('GET li-custom-course/chapters/details', () => ({ result: { customChapter: fixture.chapter, uses: [] } }));
  server.on('GET li-custom-course/topics-admin', () => page([fixture.topic]));
  server.on('GET li-custom-course/topics-admin/details', () => ({ result: { customTopic: fixture.topic, uses: [] } }));
  server.on('GET skill/all', () => ({
    result: {
      items: [
        { id: 5, name: 'Arithmetic' },
        { id: 6, name: 'Algebra' },
      ],
    },
  }));
  server.on('GET language/list', () => page([language]));
  server.on('GET currency/list', () => page([rupee]));
  server.on('PUT li-custom-course/topics', ({ body }) => ({ result: { customTopic: { ...fixture.topic, ...body } } }));
  server.on('PUT li-custom-course/chapters', ({ body }) => ({
    result: { customChapter: { ...fixture.chapter, ...body } },
  }));
  server.on('POST li-custom-course/topics', () => ({ result: { customTopic: fixture.topic } }));
});
const show = (at: string) =>
  showScreens(
    { '/li-custom-course/chapter': ChapterListScreen, '/li-custom-course/topic': TopicListScreen },
    `/li-custom-course/${at}`,
    ['liCustomCourse', 'customCourseEdit'],
  );
const bodies = (call: string) => fixture.server.requestsTo(call).map(({ body }) => body);
type User = ReturnType<typeof show>['user'];
const menuOf = async (user: User, name: string) => {
  await user.click(await screen.findByRole('button', { name: `Actions for ${name}` }));
  return screen.findByRole('menu');
};

test('the topics of a chapter are one step from its row, in their order', async () => {
  const { user } = show('chapter');
  expect(await screen.findByText('1 of 2 published')).toBeInTheDocument();
  await user.click(within(await menuOf(user, 'Fractions')).getByRole('menuitem', { name: 'Show topics' }));
  await screen.findByText('Halves');
  expect(fixture.server.requestsTo('GET li-custom-course/topics-admin').at(-1)?.query.toString()).toMatch(
    /sort=sortKey.*customChapterId%5D=eq%3A1|customChapterId%5D=eq%3A1.*sort=sortKey/,
  );
});

test('a chapter without a published topic says why it can’t be published', async () => {
  fixture.chapter = chapterOf({ publishedTopics: 0 });
  const { user } = show('chapter');
  const publish = within(await menuOf(user, 'Fractions')).getByRole('menuitem', { name: /Publish/ });
  expect(publish).toHaveAttribute('aria-disabled', 'true');
  expect(publish).toHaveTextContent('Publish a topic of it first');
});

test('the skill of a chapter is found by typing, and keeps its name', async () => {
  const { user } = show('chapter?id=1');
  const skill = await within(await screen.findByRole('dialog')).findByRole('combobox', { name: 'Skill' });
  expect(skill).toHaveValue('Arithmetic');
  await user.clear(skill);
  await user.type(skill, 'alg');
  await user.click(await screen.findByRole('option', { name: 'Algebra' }));
  expect(skill).toHaveValue('Algebra');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(bodies('PUT li-custom-course/chapters')).toEqual([{ id: 1, version: 1, skillId: 6 }]));
});

test('minutes are sent as a number, a price as it is typed in its currency', async () => {
  const { user } = show('topic?id=1');
  const minutes = await screen.findByRole('textbox', { name: /^Minutes/ });
  await user.clear(minutes);
  await user.type(minutes, '1200');
  const price = screen.getByRole('textbox', { name: 'Price' });
  await user.clear(price);
  await user.type(price, '1500.5');
  await user.tab();
  expect(minutes).toHaveValue('1,200');
  expect(price).toHaveValue('1,500.50');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(bodies('PUT li-custom-course/topics')).toEqual([{ id: 1, version: 1, minutes: 1200, price: '1,500.50' }]),
  );
});

test('a topic without a text is not published, and the field says why', async () => {
  fixture.topic = topicOf({ bodyHtml: '', words: 0 });
  const { user } = show('topic?id=1');
  await user.click(await screen.findByRole('button', { name: 'Publish' }));
  expect(await screen.findByText('Text is required')).toBeInTheDocument();
  expect(bodies('PUT li-custom-course/topics')).toEqual([]);
});

test('a new topic begins in the chapter of the list, in the first currency', async () => {
  const { user } = show('topic?id=new&filter[customChapterId]=eq:1');
  await user.type(await screen.findByRole('textbox', { name: 'Title' }), 'Thirds');
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Add topic' }));
  await waitFor(() =>
    expect(bodies('POST li-custom-course/topics')).toEqual([
      expect.objectContaining({ customChapterId: 1, title: 'Thirds', currency: 'INR', price: '0', status: 'draft' }),
    ]),
  );
});
