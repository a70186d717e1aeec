import { readableTex } from './readable-tex';

test.each([
  ['\\int_0^1x\\differentialD x', '\\int_0^1x\\mathrm{d} x'],
  ['\\exponentialE^{\\imaginaryI\\pi}', '\\mathrm{e}^{\\mathrm{i}\\pi}'],
  ['\\frac{a}{\\placeholder{}}', '\\frac{a}{}'],
  ['\\frac{a}{b}', '\\frac{a}{b}'],
  ['\\sum_{i=1}^{n}', '\\sum_{i=1}^{n}'],
])('%s is stored as %s', (written, stored) => {
  expect(readableTex(written)).toBe(stored);
});
