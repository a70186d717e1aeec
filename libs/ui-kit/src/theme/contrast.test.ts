import tokens from './tokens.json';

const channel = (value: number): number => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
const luminance = (hex: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => channel(parseInt(hex.slice(at, at + 2), 16) / 255));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};
/** WCAG's contrast of two colours. */
const contrast = (a: string, b: string): number => {
  const [high = 0, low = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (high + 0.05) / (low + 0.05);
};

const grounds = ['canvas', 'surface', 'sunken', 'selected'] as const;

describe.each(['light', 'dark'] as const)('in the %s theme [E14.2]', (scheme) => {
  const colors = tokens.color[scheme];
  test.each(['text', 'text2', 'text3', 'accent', 'success', 'warning', 'danger'] as const)(
    '%s is readable on every ground',
    (name) => {
      for (const ground of grounds) expect(contrast(colors[name], colors[ground])).toBeGreaterThanOrEqual(4.5);
    },
  );
  test.each([
    ['onInk', 'ink'],
    ['onInk', 'inkHover'],
    ['onDanger', 'danger'],
    ['onInverse', 'inverse'],
    ['onInverse2', 'inverse'],
    ['sideText', 'side'],
    ['sideOn', 'sideActive'],
  ] as const)('%s is readable on %s', (words, ground) => {
    expect(contrast(colors[words], colors[ground])).toBeGreaterThanOrEqual(4.5);
  });
  test.each(['success', 'warning', 'danger', 'info', 'neutral'] as const)(
    'the badge %s is readable on its tint',
    (name) => {
      expect(contrast(colors[name], colors[`${name}Tint`])).toBeGreaterThanOrEqual(4.5);
    },
  );
  test.each(['borderControl', 'focus'] as const)('%s contrasts with its background', (name) => {
    for (const ground of ['canvas', 'surface', 'sunken'] as const)
      expect(contrast(colors[name], colors[ground])).toBeGreaterThanOrEqual(3);
  });
});
