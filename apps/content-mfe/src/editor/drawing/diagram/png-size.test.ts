import { pngSize } from './png-size';

test('a small diagram is drawn twice as large, so that its lines are sharp', () => {
  expect(pngSize(300, 200)).toEqual({ width: 600, height: 400, scale: 2 });
});

test('a larger one has 1600 px on its longer side, one beyond that its own size', () => {
  expect(pngSize(1000, 500)).toMatchObject({ width: 1600, height: 800 });
  expect(pngSize(2000, 500)).toMatchObject({ width: 2000, height: 500 });
});

test('no side is longer than a file may have', () => {
  expect(pngSize(9000, 100).width).toBeLessThanOrEqual(4000);
});
