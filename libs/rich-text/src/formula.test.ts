import { formulaOf, longestTex } from './formula';

const mathml = (tex: string, isOnItsOwnLine?: boolean): string => {
  const formula = formulaOf(tex, isOnItsOwnLine);
  if (formula.is !== 'read') throw new Error(formula.why);
  return formula.mathml;
};

test('TeX becomes MathML alone, without an annotation and without a second copy of the TeX', () => {
  expect(mathml('\\frac{a}{b}')).toBe(
    '<math xmlns="http://www.w3.org/1998/Math/MathML"><mrow><mfrac><mi>a</mi><mi>b</mi></mfrac></mrow></math>',
  );
});

test('a formula of its own line says so', () => {
  expect(mathml('x', true)).toContain('<math xmlns="http://www.w3.org/1998/Math/MathML" display="block">');
});

test('chemistry is written with \\ce', () => {
  expect(mathml('\\ce{2H2 + O2 -> 2H2O}')).toMatch(/<mn>2<\/mn>.*→/);
});

test('text in a formula never becomes an element', () => {
  expect(mathml('\\text{<semantics><img src=x onerror=alert(1)>}')).toMatch(
    /<mtext>&lt;semantics&gt;&lt;img.src=x.onerror=alert\(1\)&gt;<\/mtext>/,
  );
});

test.each([
  ['\\href{javascript:alert(1)}{x}', '\\href is not allowed', 0],
  ['x\\includegraphics{a.png}', '\\includegraphics is not allowed', 1],
  ['\\def\\a{\\a\\a}\\a', '\\def is not allowed', 0],
  ['\\newcommand{\\a}{b}\\a', '\\newcommand is not allowed', 0],
  ['\\htmlClass{x}{y}', '\\htmlClass is not allowed', 0],
])('%s is refused by name and place', (tex, why, at) => {
  expect(formulaOf(tex)).toEqual({ is: 'unreadable', why, at });
});

test('a formula that can’t be read is refused with its place', () => {
  expect(formulaOf('a + \\frac{1}{')).toMatchObject({ is: 'unreadable', at: expect.any(Number) as number });
  expect(formulaOf('  ')).toEqual({ is: 'unreadable', why: 'It is empty' });
  expect(formulaOf('x'.repeat(longestTex + 1))).toMatchObject({ is: 'unreadable' });
});

test('a formula that nests as deeply as its length allows is read or refused, and never breaks off', () => {
  expect(['read', 'unreadable']).toContain(formulaOf(`${'{'.repeat(1_999)}x${'}'.repeat(1_999)}`).is);
  expect(['read', 'unreadable']).toContain(formulaOf('\\sqrt'.repeat(700) + 'x').is);
});
