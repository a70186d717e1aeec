import { sidesOf, sourceIn, withSource, type DrawingSource } from './png-source';

/** A picture of one pixel. */
const png = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='),
  (sign) => sign.charCodeAt(0),
);
const ethanol: DrawingSource = {
  kind: 'molecule',
  source: 'CCO größer',
  sourceFormat: 'smiles',
  tool: 'openchemlib',
  toolVersion: '9.25.0',
};

test('a PNG gives back the source that was put into it', () => {
  const written = withSource(png, ethanol);
  expect(sourceIn(written)).toEqual(ethanol);
  expect(sidesOf(written)).toEqual([1, 1]);
  // The picture ends as every PNG does.
  expect(written.slice(-12)).toEqual(png.slice(-12));
});

test.each([
  ['no source', png],
  ['no PNG', Uint8Array.from([1, 2, 3])],
  ['a source of another format than it says', withSource(png, { ...ethanol, sourceFormat: 'mol' })],
  ['a diagram that is a molecule', withSource(png, { ...ethanol, kind: 'diagram' })],
  ['a chunk that is cut off', withSource(png, ethanol).slice(0, -20)],
])('%s is read as none', (_what, bytes) => {
  expect(sourceIn(bytes)).toBeUndefined();
});
