import { failingSinceText } from './failing-since';

const at = (text: string): number => new Date(text).getTime();

test('a failure of today says Today and the time', () => {
  expect(failingSinceText({ since: at('2026-11-20T17:04:00'), tries: 1 }, at('2026-11-20T18:00:00'))).toBe(
    'Today, 17:04',
  );
});

test('several tries are counted', () => {
  expect(failingSinceText({ since: at('2026-11-20T17:04:00'), tries: 3 }, at('2026-11-20T17:05:00'))).toBe(
    'Today, 17:04, 3 tries',
  );
});

test('an older failure says its day', () => {
  expect(failingSinceText({ since: at('2026-11-19T23:59:00'), tries: 1 }, at('2026-11-20T00:01:00'))).toBe(
    '19 Nov 2026, 23:59',
  );
});
