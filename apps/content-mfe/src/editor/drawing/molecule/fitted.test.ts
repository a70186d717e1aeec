import { fitted } from './fitted';

const svgOf = (head: string): string => `<svg id="a" xmlns="http://www.w3.org/2000/svg" ${head}><path d="M0 0"/></svg>`;

test('an SVG is as large as fits, by its longer side', () => {
  const { svg, width, height } = fitted(svgOf('width="200px" height="100px" viewBox="10 10 200 100"'), 368);
  expect([width, height]).toEqual([368, 184]);
  expect(svg).toContain('width="368" height="184" viewBox="10 10 200 100"');
});

test('one that is very small is three times as large at most', () => {
  expect(fitted(svgOf('width="20" height="10" viewBox="0 0 20 10"'), 368)).toMatchObject({ width: 60, height: 30 });
});

test('one without a view box gets that of its size', () => {
  expect(fitted(svgOf('width="200" height="200"'), 100).svg).toContain(
    'width="100" height="100" viewBox="0 0 200 200"',
  );
});
