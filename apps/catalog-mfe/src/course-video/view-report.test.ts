import { viewReport, type SeenRequest } from './view-report';

const view = { viewKey: '7d3f3a0e-5d4a-4c7e-9c58-0f1c7d0b8f11', videoId: 4, lessonId: 9, device: 'desktop' } as const;

const following = (answers: (() => Promise<unknown>)[] = []) => {
  const sent: SeenRequest[] = [];
  const lastOnes: SeenRequest[] = [];
  const report = viewReport(view, {
    send: (request) => {
      sent.push(request);
      return (answers[sent.length - 1] ?? (() => Promise.resolve()))();
    },
    sendLast: (request) => void lastOnes.push(request),
    isFinal: (error) => error === 404,
  });
  const at = (second: number) => ({ at: second * 1000, position: second, rate: 1 });
  /** Plays from one second to another, with four moments a second as browsers have. */
  const play = async (from: number, to: number): Promise<void> => {
    for (let quarter = from * 4; quarter <= to * 4; quarter += 1) {
      report.playing(at(quarter / 4));
      await Promise.resolve();
    }
  };
  return { report, play, at, sent, lastOnes, seconds: () => sent.map((request) => request.seconds) };
};

test('a view is reported from three seconds, then every 15, and at its pause', async () => {
  const { report, play, at, seconds, sent } = following();
  await play(0, 2.75);
  expect(seconds()).toEqual([]);
  await play(3, 40);
  report.stopped(at(40));
  expect(seconds()).toEqual([3, 18, 33, 40]);
  expect(sent.at(-1)).toEqual({ ...view, seconds: 40, furthestSeconds: 40 });
});

test('a failed report is made up for by the next one, which has all figures', async () => {
  const { report, play, at, seconds } = following([() => Promise.reject(new Error('offline'))]);
  await play(0, 5);
  report.stopped(at(5));
  expect(seconds()).toEqual([3, 5]);
});

test('a pause while a report is on its way is reported after it', async () => {
  let arrive = (): void => undefined;
  const { report, play, at, seconds } = following([() => new Promise<void>((resolve) => (arrive = resolve))]);
  await play(0, 5);
  report.stopped(at(5));
  expect(seconds()).toEqual([3]);
  arrive();
  await new Promise(setImmediate);
  expect(seconds()).toEqual([3, 5]);
});

test('a page that goes sends what the API does not have', async () => {
  const { report, play, lastOnes } = following();
  await play(0, 10);
  report.leaving();
  report.leaving();
  expect(lastOnes.map(({ seconds }) => seconds)).toEqual([10, 10]);
});

test('nothing is sent twice at a pause without playing', async () => {
  const { report, play, at, seconds } = following();
  await play(0, 5);
  report.stopped(at(5));
  await Promise.resolve();
  report.stopped(at(5));
  report.leaving();
  expect(seconds()).toEqual([3, 5]);
});

test('a refused view is not reported again', async () => {
  const { report, play, at, seconds } = following([() => Promise.reject(404 as unknown as Error)]);
  await play(0, 20);
  report.stopped(at(20));
  expect(seconds()).toEqual([3]);
});
