import '@testing-library/jest-dom';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { testServer, type TestServer } from '@lectern/api-client/test-server';
import type { CourseVideo } from '@lectern/contract/catalog';
import VideoPlayer from './VideoPlayer';

let server: TestServer;
// jsdom has no media queries.
beforeAll(() => void Object.assign(window, { matchMedia: () => ({ matches: true }) }));
beforeAll(async () => void (server = await testServer()));
afterAll(() => server.close());

const video: CourseVideo = {
  ...{ id: 4, version: 1, source: 'upload', state: 'ready', title: 'Sets', url: null, playUrl: '/sets.mp4' },
  ...{ posterUrl: null, posterFileId: null, seconds: 60, width: 320, height: 180, bytes: 100, error: null },
  captions: [],
};
const call = 'POST lesson/seen';

/** Plays up to `seconds` with an event each second, as a browser does. */
const play = (seconds: number): void => {
  const element: HTMLVideoElement = screen.getByLabelText(/Sets/);
  let second = 0;
  Object.defineProperties(element, {
    paused: { get: () => false },
    seeking: { get: () => false },
    currentTime: { get: () => second, set: () => undefined },
  });
  const clock = jest.spyOn(performance, 'now').mockImplementation(() => second * 1000);
  for (; second <= seconds; second += 1) fireEvent.timeUpdate(element);
  second = seconds;
  fireEvent.pause(element);
  clock.mockRestore();
};
const show = (place?: { lessonId: number }) =>
  render(<VideoPlayer video={video} title="Sets" onStale={() => Promise.resolve()} {...(place && { place })} />);

test('a video in a lesson reports its view, and one without a place reports nothing', async () => {
  server.on(call, () => ({ result: {} }));
  const { unmount } = show();
  play(10);
  unmount();
  show({ lessonId: 9 });
  play(5);
  await waitFor(() => expect(server.requestsTo(call)).toHaveLength(2));
  const view = { videoId: 4, lessonId: 9, device: 'desktop' };
  expect(server.requestsTo(call).map(({ body }) => body)).toEqual([
    expect.objectContaining({ ...view, seconds: 3, furthestSeconds: 3 }),
    expect.objectContaining({ ...view, seconds: 5, furthestSeconds: 5 }),
  ]);
});

test('a report that fails is not shown, and the video plays on', async () => {
  server.on(call, () => ({ status: 500, failure: { message: 'broken' } }));
  show({ lessonId: 9 });
  const before = server.requestsTo(call).length;
  play(5);
  await waitFor(() => expect(server.requestsTo(call).length).toBeGreaterThan(before));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByLabelText(/Sets/)).toBeVisible();
});
