import { sizeText } from './size-text';

test('a size is shown in the unit with the fewest digits', () => {
  expect([0, 640, 1536, 2 * 1024 * 1024, 5 * 1024 ** 3].map(sizeText)).toEqual([
    '0 bytes',
    '640 bytes',
    '1.5 KB',
    '2 MB',
    '5 GB',
  ]);
});
