/** @jest-environment jsdom */
import { marvinIn } from './marvin';

const png = 'data:image/png;base64,iVBORw0KGgo=';
const sketcherWith = (smiles: string) => ({
  importStructure: jest.fn(() => Promise.resolve()),
  exportStructure: jest.fn((format: string) => Promise.resolve(format === 'smiles' ? smiles : 'a molfile')),
  on: jest.fn(),
});

/** Opens it in a frame whose page has set this as its `marvin`. */
const openWith = async (marvin: unknown, source?: { format: 'mol'; text: string }) => {
  const place = document.body.appendChild(document.createElement('div'));
  const opened = marvinIn('/marvinjs').open({ place, source, render: () => undefined, onChange: () => undefined });
  const frame = place.querySelector('iframe')!;
  if (marvin) Object.assign(frame.contentWindow!, { marvin });
  const outcome = opened.then(
    (tool) => tool,
    (error: unknown) => (error as Error).message,
  );
  await jest.advanceTimersByTimeAsync(6_000);
  return { place, frame, outcome: await outcome };
};

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('a frame without MarvinJS is refused in the words of the specification, and removed [8.15]', async () => {
  const { outcome, place } = await openWith(undefined);
  expect([outcome, place.childElementCount]).toEqual(['Cannot retrieve marvin instance from iframe', 0]);
});

test('a frame whose MarvinJS has no sketcher is refused in the words of the specification, and removed [8.15]', async () => {
  const { outcome, place } = await openWith({});
  expect([outcome, place.childElementCount]).toEqual(['Cannot retrieve sketcher instance from iframe', 0]);
});

test('MarvinJS opens the source of a drawing and gives back molfile and picture of 400 × 400', async () => {
  const sketcher = sketcherWith('CCO');
  const molToDataUrl = jest.fn(() => png);
  const source = { format: 'mol', text: 'the source' } as const;
  const { outcome, frame } = await openWith({ sketcherInstance: sketcher, ImageExporter: { molToDataUrl } }, source);
  if (typeof outcome === 'string') throw new Error(outcome);
  expect(new URL(frame.src).pathname).toBe('/marvinjs/editor.html');
  expect(sketcher.importStructure).toHaveBeenCalledWith('mol', 'the source');
  const drawn = await outcome.drawn();
  expect([drawn.source, drawn.png.type]).toEqual([{ format: 'mol', text: 'a molfile' }, 'image/png']);
  expect(molToDataUrl).toHaveBeenCalledWith('a molfile', 'image/png', { width: 400, height: 400 });
  expect(outcome.isEmpty()).toBe(false);
});
