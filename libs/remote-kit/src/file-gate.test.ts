import { fileGate, pictureGate } from './file-gate';

test('files that a page loads pass, whatever their folder', () => {
  expect(
    fileGate(['remoteEntry.js', 'a/b.css', 'contract.json', '1.js.LICENSE.txt', 'a.js.map', 'f.woff2', 'mark.svg']),
  ).toEqual([]);
});

test.each(['page.html', 'a.mjs', 'a.xml', 'a.xhtml', 'a.htm', 'a.pdf', 'a.wasm', 'a.JS', 'svg', 'a.svgz', 'a.js.'])(
  'the type of %s is refused by its name',
  (path) => {
    expect(fileGate([path])).toEqual([
      expect.stringMatching(`^files: ${path} is of a type that the console`) as unknown,
    ]);
  },
);

const picture = (inner: string, more = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 9 9"${more}>${inner}</svg>`;
const says = (text: string) => pictureGate(text).map((fault) => fault.says);

test('a drawing with styles, gradients, its own references and a picture within passes', () => {
  expect(
    says(
      `<?xml version="1.0" encoding="UTF-8"?><!-- made by hand -->${picture(
        '<style>.a { fill: red }</style><defs><linearGradient id="g"/></defs><use href="#g"/><use xlink:href="#g"/><image href="data:image/png;base64,AAAA"/><path class="a" d="M0 0"/><animate attributeName="opacity"/>',
      )}`,
    ),
  ).toEqual([]);
});

test.each([
  ['<script>alert(1)</script>', '<script> is no part of a picture'],
  ['<s:script xmlns:s="http://www.w3.org/2000/svg"/>', '<s:script> is no part of a picture'],
  ['<h:script xmlns:h="http://www.w3.org/1999/xhtml"/>', '<h:script> is no part of a picture'],
  ['<foreignObject/>', '<foreignObject> is no part of a picture'],
  ['<g onclick="alert(1)"/>', 'onclick is a handler'],
  ['<a href="javascript:alert(1)"/>', 'href leads out of the picture'],
  ['<a xlink:href="java&#10;script:alert(1)"/>', 'xlink:href leads out of the picture'],
  ['<use href="other.svg#a"/>', 'href leads out of the picture'],
  ['<image href="data:image/svg+xml;base64,AAAA"/>', 'href leads out of the picture'],
  ['<set attributeName="href" to="javascript:alert(1)"/>', '<set> sets href'],
  ['<set attributeName="xlink:href" to="#"/>', '<set> sets xlink:href'],
  ['<animate attributeName="onload" to="alert(1)"/>', '<animate> sets onload'],
  ['<?xml-stylesheet href="a.css"?>', '<?xml-stylesheet> is no part of a picture'],
])('%s is refused in a picture', (inner, reason) => {
  expect(says(picture(inner))).toEqual([reason]);
});

test('a handler of the picture itself, a document type, and text that is no XML are refused with their place', () => {
  expect(says(picture('', ' onload="alert(1)"'))).toEqual(['onload is a handler']);
  expect(says(`<!DOCTYPE svg [<!ENTITY x "y">]>${picture('')}`)).toEqual(['a document type is no part of a picture']);
  expect(pictureGate('<svg xmlns="http://www.w3.org/2000/svg">\n<g>')).toEqual([
    { line: 2, column: 4, says: 'it is not XML: unclosed tag: g' },
  ]);
});
