import { borderStyle, colour, indent, length, lengthOrShare, pictureWidth, styleOf } from './style-values';

test.each([
  '#fff',
  '#FFFFFF80',
  'rgb(1, 2, 3)',
  'rgba(1,2,3,.5)',
  'hsl(0, 75%, 60%)',
  'hsla(0 75% 60% / 50%)',
  'rebeccapurple',
  'Red',
])('%s is a colour', (value) => expect(colour(value)).toBe(value.toLowerCase()));
test.each(['url(x)', 'expression(1)', 'redd', 'var(--x)', '#ff', 'constructor', ''])('%s is no colour', (value) =>
  expect(colour(value)).toBeUndefined(),
);

test('lengths have the units of the specification, and a plain number is in px', () => {
  for (const unit of ['px', 'cm', 'mm', 'in', 'pc', 'pt', 'ch', 'em', 'ex', 'rem', 'vh', 'vw', 'vmin', 'vmax'])
    expect(length(`1.5${unit}`)).toBe(`1.5${unit}`);
  expect(length('2')).toBe('2px');
  expect([length('50%'), lengthOrShare('50%'), length('-1px'), length('calc(1px)')]).toEqual([
    undefined,
    '50%',
    undefined,
    undefined,
  ]);
});

test('each border style of the specification is kept, and no other [9.9]', () => {
  const styles = ['none', 'hidden', 'dotted', 'dashed', 'solid', 'double', 'groove', 'ridge', 'inset', 'outset'];
  expect(styles.map(borderStyle)).toEqual(styles);
  expect(['wavy', 'initial', ''].map(borderStyle)).toEqual([undefined, undefined, undefined]);
});

test('a whole border is kept by its three properties, what it must not have is not', () => {
  const allowed = { 'border-style': borderStyle, 'border-width': length, 'border-color': colour };
  expect(styleOf('border:2px dashed hsl(0, 75%, 60%)', allowed)).toBe(
    'border-color:hsl(0, 75%, 60%);border-style:dashed;border-width:2px;',
  );
  expect(styleOf('border:url(x) 1px expression(alert(1))', allowed)).toBe('border-width:1px;');
  expect(styleOf('border:1px solid red', { width: length })).toBeUndefined();
});

test('a border without a style has neither width nor colour', () => {
  const allowed = { 'border-style': borderStyle, 'border-width': length, 'border-color': colour };
  expect(styleOf('border-width:2px;border-color:red;border-style:none', allowed)).toBe('border-style:none;');
});

test('an indent is a multiple of 40 px up to 400', () => {
  expect(['40px', '400px', '440px', '50px', '0px'].map(indent)).toEqual([
    '40px',
    '400px',
    undefined,
    undefined,
    undefined,
  ]);
});

test('a picture is 1 to 100 % wide, or 16 to 2000 px', () => {
  expect(['33.5%', '101%', '16px', '15px', '2001px'].map(pictureWidth)).toEqual([
    '33.5%',
    undefined,
    '16px',
    undefined,
    undefined,
  ]);
});
