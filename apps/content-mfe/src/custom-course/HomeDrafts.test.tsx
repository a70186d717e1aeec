import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { QueryClientProvider } from '@tanstack/react-query';
import { createQueryClient } from '@lectern/api-client/hooks';
import { createMemoryRouter, RouterProvider } from '@lectern/ui-kit/router';
import { page, serverFixture } from '@lectern/ui-kit/testing';
import config from '../../remote.config';
import HomeDrafts from './HomeDrafts';
import { chapterOf, topicOf } from './testing';

const fixture = serverFixture({ chapters: [chapterOf()], topics: [topicOf()] }, (server) => {
  fixture.chapters = [chapterOf({ updatedAt: '2026-11-02T10:00:00.000Z' })];
  fixture.topics = [
    topicOf({ id: 7, updatedAt: '2026-11-03T10:00:00.000Z' }),
    topicOf({ id: 8, title: 'Thirds', updatedAt: '2026-11-01T10:00:00.000Z' }),
  ];
  server.on('GET li-custom-course/chapters', () => page(fixture.chapters));
  server.on('GET li-custom-course/topics-admin', () => page(fixture.topics));
});
const show = (rows: number) =>
  render(
    <QueryClientProvider client={createQueryClient()}>
      <RouterProvider router={createMemoryRouter([{ path: '/', element: <HomeDrafts rows={rows} /> }])} />
    </QueryClientProvider>,
  );
const links = async (): Promise<(string | null)[]> =>
  (await screen.findAllByRole('link')).map((link) => `${link.textContent} ${link.getAttribute('href')}`);
const draft = 'filter%5Bstatus%5D=eq%3Adraft';

test('it lists draft chapters and topics, the last changed first, and links to both lists when not all fit', async () => {
  show(2);
  expect(await links()).toEqual([
    `Halves /li-custom-course/topic?${draft}&id=7`,
    `Fractions /li-custom-course/chapter?${draft}&id=1`,
    `View 1 chapter /li-custom-course/chapter?${draft}`,
    `View 2 topics /li-custom-course/topic?${draft}`,
  ]);
  expect(screen.getByText('Topic of Fractions')).toBeVisible();
  expect(screen.getByText('Chapter of Arithmetic')).toBeVisible();
});

test('when all fit there is no link to more; when there is none, it says so', async () => {
  const { unmount } = show(3);
  expect(await links()).toHaveLength(3);
  unmount();
  fixture.chapters = fixture.topics = [];
  show(3);
  expect(await screen.findByText('No drafts.')).toBeVisible();
});

test('Retry loads what failed to load', async () => {
  fixture.server.on('GET li-custom-course/chapters', () => ({ status: 500, failure: { message: 'Unable' } }));
  show(5);
  const retry = await screen.findByRole('button', { name: 'Retry' });
  fixture.server.on('GET li-custom-course/chapters', () => page(fixture.chapters));
  await userEvent.click(retry);
  expect(await screen.findByRole('link', { name: 'Fractions' })).toBeVisible();
});

test('who may not see custom courses has no such block', () => {
  expect(config.slots.find(({ id }) => id === 'custom-courses-in-draft')?.access).toEqual(['liCustomCourse']);
});
