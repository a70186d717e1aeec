import { healthCounts } from './counts';

const catalog = { remote: 'catalog-mfe', version: '1.0.0' };
const content = { remote: 'content-mfe', version: '2.0.0' };
const none = {
  loads: 0,
  loadFailures: 0,
  renderErrors: 0,
  handlerErrors: 0,
  promiseErrors: 0,
  longTasks: 0,
  loadMsSum: 0,
  loadMsMax: 0,
};

test('loads and faults are counted by release, with the last error and its reference [D6.1]', () => {
  const counts = healthCounts();
  counts.loaded(catalog, 40.4);
  counts.loaded(catalog, 12);
  counts.failed(catalog, 'renderErrors', 'TypeError: no', 'web-1');
  counts.failed(content, 'loadFailures');
  counts.heldUp(content);
  expect(counts.takeCounts()).toEqual([
    {
      ...catalog,
      ...none,
      loads: 2,
      loadMsSum: 52,
      loadMsMax: 40,
      renderErrors: 1,
      lastError: 'TypeError: no',
      lastReference: 'web-1',
    },
    { ...content, ...none, loadFailures: 1, longTasks: 1 },
  ]);
});

test('counts that were taken are not counted again [D6.1]', () => {
  const counts = healthCounts();
  counts.loaded(catalog, 1);
  counts.takeCounts();
  expect(counts.takeCounts()).toEqual([]);
});

test('a page that goes mad says no more than one call takes [D6.1]', () => {
  const counts = healthCounts();
  for (let each = 0; each < 10_005; each += 1) counts.failed(catalog, 'promiseErrors', 'x'.repeat(400));
  for (let each = 0; each < 60; each += 1) counts.loaded({ remote: 'a-mfe', version: String(each) }, 1);
  const taken = counts.takeCounts();
  expect([taken.length, taken[0]?.promiseErrors, taken[0]?.lastError?.length]).toEqual([50, 10_000, 300]);
});
