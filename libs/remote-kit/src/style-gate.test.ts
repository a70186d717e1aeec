import { styleGate } from './style-gate';

const says = (text: string): string[] =>
  styleGate('reports-mfe', text).map(({ line, column, says: reason }) => `${line}:${column} ${reason}`);
const beyond = (selector: string, place = '1:1'): string =>
  `${place} the selector "${selector}" reaches beyond the remote: begin it with a class of its own`;

test.each([
  '.reports { display: grid }',
  '.reports * { color: red }',
  'ul.reports > li + li { color: red }',
  '@media (min-width: 600px) { @supports (display: grid) { .reports h2 { color: red } } }',
  '.reports { & h2 { color: red } h3 { color: red } &:hover, .dark & { color: red } @media print { h4 { color: red } } }',
  ':is(.reports, .totals) p { color: red }',
  '@scope (.reports) to (.totals) { h2 { color: red } :scope { color: red } }',
  ':root { --reports-gap: 4px; --reports: 1 }',
  ':root[data-scheme="dark"] { --reports-ink: white }',
  '@property --reports-angle { syntax: "<angle>"; inherits: false; initial-value: 0deg }',
  '@charset "utf-8"; @font-face { font-family: Reports; src: url(a.woff2) } @-webkit-keyframes turn { from { rotate: 0 } 50% { rotate: 9deg } }',
])('a sheet that stays with its remote passes: %s [D2.6]', (text) => expect(says(text)).toEqual([]));

test('the sheets of CKEditor pass [D2.6]', () => {
  expect(
    says(`:root{--ck-z-default:1;--ck-color-base:white}
[dir="ltr"] .ck.ck-button:active,[dir="rtl"] .ck.ck-icon{margin-left:0}
.ck.ck-reset_all :is(*:not(.ck-reset_all-excluded *)){margin:0}
.ck-body-wrapper .ck-rounded-corners,a.ck.ck-button{z-index:9}
@media (forced-colors: active){:root{--ck-shadow:none}.ck-content{color:red}}
@keyframes ck-widget{0%{top:0}to{top:1px}}`),
  ).toEqual([]);
});

test.each([
  '*',
  'body',
  'h1',
  '#root',
  '[hidden]',
  ':root',
  ':not(.reports)',
  'body:has(.reports)',
  ':is(.reports, *)',
  '::selection',
])('the selector %s is refused with its line [D2.6]', (selector) =>
  expect(says(`.a { color: red }\n  ${selector} { color: red }`)).toEqual(
    selector === ':root'
      ? ['2:11 color is set for the whole page: a remote sets --reports-* and --ck-* there']
      : [beyond(selector, '2:3')],
  ),
);

test('each selector that reaches beyond is named, at any position of its list [D2.6]', () => {
  expect(says('.a, p, .b > p, * { color: red }')).toEqual([beyond('p'), beyond('*')]);
  expect(says('@media print { @layer a { body { margin: 0 } } }')).toEqual([beyond('body', '1:27')]);
});

test('a rule within another one is led by its class, unless it turns it around [D2.6]', () => {
  expect(says('.a { :not(&) { color: red } }')).toEqual([beyond(':not(&)', '1:6')]);
  expect(says('body { p { color: red } }')).toEqual([beyond('body')]);
  expect(says(':root { p { color: red } & { color: red } }')).toEqual([beyond('p', '1:9'), beyond('&', '1:26')]);
});

test('a variable of somebody else is not set for the whole page [D2.6]', () => {
  const reason = (name: string) => `${name} is set for the whole page: a remote sets --reports-* and --ck-* there`;
  expect(says(':root { --mui-palette-divider: red; --reportsx: 1 }')).toEqual([
    `1:9 ${reason('--mui-palette-divider')}`,
    `1:37 ${reason('--reportsx')}`,
  ]);
  expect(says('@property --mui-spacing { syntax: "*"; inherits: true }')).toEqual([`1:1 ${reason('--mui-spacing')}`]);
});

test('at-rules that reach beyond the remote, or load what nobody checks, are refused [D2.6]', () => {
  expect(says('@import url(other.css); @page { margin: 0 } @scope (body) { p { color: red } }')).toEqual([
    '1:1 @import loads a sheet that would not be checked against the signed digests',
    '1:25 @page reaches beyond the remote',
    '1:45 @scope reaches beyond the remote: begin it with a class of its own, as in @scope (.reports)',
  ]);
});

test('a text that is no CSS is refused with its place [D2.6]', () => {
  expect(says('.a { color: red }\n}')).toEqual(['2:1 it is not CSS: Unexpected }']);
  expect(says('style of reports')).toEqual(['1:1 it is not CSS: Unknown word style']);
});
