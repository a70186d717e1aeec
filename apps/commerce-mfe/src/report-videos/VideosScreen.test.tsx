import '@testing-library/jest-dom';
import { screen, waitFor, within } from '@testing-library/react';
import type { VideoDetails, VideoReport, WatchedSums } from '@lectern/contract/commerce';
import { setTimeZone } from '@lectern/ui-kit';
import { serverFixture, showScreens } from '@lectern/ui-kit/testing';
import { frameOf } from '../report/testing';
import VideoDetailsScreen from './VideoDetailsScreen';
import VideosScreen from './VideosScreen';

const sums = (views: number, viewers: number, seconds: number, completions: number): WatchedSums => ({
  ...{ views, viewers, seconds, completions },
});
const days = {
  series: [
    { day: '2026-11-18', ...sums(4, 3, 600, 2) },
    { day: '2026-11-19', ...sums(6, 3, 900, 4) },
    { day: '2026-11-20', ...sums(0, 0, 0, 0) },
  ],
  seriesBefore: [
    { day: '2026-11-15', ...sums(5, 2, 300, 0) },
    { day: '2026-11-16', ...sums(0, 0, 0, 0) },
    { day: '2026-11-17', ...sums(0, 0, 0, 0) },
  ],
};
const totals = { ...sums(10, 4, 1500, 6), before: sums(5, 2, 300, 0) };
const report: VideoReport = {
  ...frameOf(),
  ...{ totals, ...days },
  rows: [
    { trainerId: 7, name: 'Asha Rao', ...sums(8, 4, 1200, 6), before: sums(5, 2, 300, 0) },
    { trainerId: 9, name: 'Ravi Das', ...sums(2, 2, 300, 0), before: sums(0, 0, 0, 0) },
  ],
};
const details: VideoDetails = {
  ...frameOf(),
  ...{ totals, ...days },
  trainer: { trainerId: 7, name: 'Asha Rao' },
  courses: [{ courseId: 3, title: 'Algebra', views: 10, seconds: 1500, completions: 6, before: null }],
  videos: [
    {
      ...{ videoId: 5, courseId: 3, title: 'Sets', courseTitle: 'Algebra', durationSeconds: 200 },
      ...{ views: 8, seconds: 1400, completions: 6, before: null, reached: [8, 8, 8, 8, 7, 7, 6, 6, 6, 4] },
    },
    {
      ...{ videoId: 6, courseId: null, title: '', courseTitle: '', durationSeconds: null },
      ...{ views: 2, seconds: 100, completions: 0, before: null, reached: null },
    },
  ],
  devices: { desktop: 5, mobile: 4, tablet: 1 },
};
const analytics = 'GET admin/trainers/video-analytics';
const fixture = serverFixture({ report }, (server) => {
  server.on('GET report/saved', () => ({ result: { items: [], people: [] } }));
  server.on(analytics, () => ({ result: fixture.report }));
  server.on(`${analytics}/details`, () => ({ result: details }));
});
const screens = { '/reports/analytical/videos': VideosScreen, '/reports/analytical/details': VideoDetailsScreen };
const period = 'from=2026-11-18&to=2026-11-20';
const lines = async (name: string) =>
  within(await screen.findByRole('table', { name }))
    .getAllByRole('row')
    .map((row) => row.textContent);
beforeAll(() => setTimeZone('Asia/Kolkata'));

test('viewers of the total are those of the period, not the sum of trainers or days', async () => {
  showScreens(screens, `/reports/analytical/videos?${period}`, ['reportList']);
  expect(await lines('Trainers')).toEqual([
    'TrainerViewsViewersTime watchedWatched to the endOn before',
    'Asha Rao8420 min75%▲ up 60.0%',
    'Ravi Das225 min0%▲ up new',
    'All10425 min60%▲ up 100.0%',
  ]);
  expect(screen.getByText(/today, so far: 0 views by 0 viewers/)).toBeVisible();
});

test('a sort is in the address, and names are read from A to Z', async () => {
  const { user, router } = showScreens(screens, `/reports/analytical/videos?${period}`, ['reportList']);
  await screen.findByRole('table', { name: 'Trainers' });
  await user.selectOptions(screen.getByRole('combobox', { name: 'Sorted by' }), 'Trainer');
  await waitFor(() =>
    expect(Object.fromEntries(fixture.server.requestsTo(analytics).at(-1)?.query ?? [])).toMatchObject({
      ...{ sort: 'trainer', isAscending: 'true', compare: 'previous' },
    }),
  );
  expect(router.state.location.search).toBe(`?${period}&by=trainer`);
});

test('a trainer opens with the days of the report and the share of each tenth, and leads back', async () => {
  const { user, router } = showScreens(screens, `/reports/analytical/videos?${period}`, ['reportList']);
  await user.click(await screen.findByRole('link', { name: 'Asha Rao' }));
  expect(await screen.findByRole('heading', { name: 'Views of Asha Rao' })).toBeVisible();
  expect(router.state.location.search).toBe(`?trainerId=7&${period}`);
  expect(await lines('By video')).toEqual([
    'VideoLengthViewsTime watchedWatched to the endStill watching, by tenth',
    'SetsAlgebra3 min823 min75%100 100 100 100 88 88 75 75 75 50 %',
    'Removed video–22 min0%Not known',
    'All1025 min60%',
  ]);
  expect(await lines('By device')).toEqual(['DeviceViewsShare', 'Computer550%', 'Phone440%', 'Tablet110%']);
  await user.click(screen.getByRole('link', { name: 'All trainers' }));
  expect(router.state.location.pathname + router.state.location.search).toBe(`/reports/analytical/videos?${period}`);
});

test('a period without views says so, with the last day that had one', async () => {
  fixture.report = { ...report, rows: [], totals: { ...sums(0, 0, 0, 0), before: null }, lastDay: '2026-11-03' };
  showScreens(screens, `/reports/analytical/videos?${period}`, ['reportList']);
  expect(await screen.findByRole('heading', { name: 'No video was watched in this period' })).toBeVisible();
  expect(screen.getByText('The last view was on 3 Nov 2026.')).toBeVisible();
});
