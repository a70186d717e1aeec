import { contract } from '@lectern/contract/all';
import type { Call } from '@lectern/contract';
import { array, object, string } from 'yup';
import { richText } from '@lectern/contract';
import { cleanRequest, richTextFieldsOf } from './clean-request';

test('each formatted text of a request is cleaned, and what it lost is named; all else stays', () => {
  const schema = object({ bodyHtml: richText('Body'), title: string() });
  const request = { bodyHtml: '<p onclick="x">a</p>', title: '<b>' };
  expect(cleanRequest(schema, request)).toEqual({
    request: { bodyHtml: '<p>a</p>', title: '<b>' },
    cleaned: [{ property: 'bodyHtml', removed: [{ what: 'onclick', count: 1 }] }],
  });
});

test('texts in the rows of a list are cleaned too, each named by its place', () => {
  const row = object({ textHtml: richText('Text'), key: string() });
  const schema = object({ rows: array().of(object({ options: array().of(row) })) });
  const request = { rows: [{ options: [{ key: '<a>', textHtml: '<p>a</p>' }, { textHtml: '<script>b</script>' }] }] };
  expect(cleanRequest(schema, request)).toEqual({
    request: { rows: [{ options: [{ key: '<a>', textHtml: '<p>a</p>' }, { textHtml: '' }] }] },
    cleaned: [{ property: 'rows[0].options[1].textHtml', removed: [{ what: '<script>', count: 1 }] }],
  });
});

test('a field that is absent stays absent', () => {
  expect(cleanRequest(object({ bodyHtml: richText('Body') }), {})).toEqual({ request: {}, cleaned: [] });
});

test('a text over a limit is refused on its field', () => {
  const request = { bodyHtml: '<div>'.repeat(500) };
  expect(() => cleanRequest(object({ bodyHtml: richText('Body') }), request)).toThrow(
    expect.objectContaining({
      status: 400,
      body: expect.objectContaining({
        error: [{ property: 'bodyHtml', constraints: { richText: 'The text is nested more than 30 levels deep' } }],
      }) as unknown,
    }),
  );
});

interface Declared {
  readonly fields?: Readonly<Record<string, Declared>>;
  readonly innerType?: Declared;
}
/** The paths of all fields of a schema whose names are html or end in Html. */
const htmlFields = ({ fields = {}, innerType }: Declared, at = ''): string[] => [
  ...Object.entries(fields).flatMap(([name, field]) => [
    ...(/^html$|Html$/.test(name) ? [`${at}${name}`] : []),
    ...htmlFields(field, `${at}${name}.`),
  ]),
  ...(innerType ? htmlFields(innerType, `${at}[].`) : []),
];

test('every field of a request whose name is html or ends in Html is formatted text', () => {
  const calls = Object.values(contract).flatMap((group): readonly Call[] => Object.values(group));
  expect(calls.length).toBeGreaterThan(100);
  for (const call of calls)
    expect([call.path, htmlFields(call.request as never)]).toEqual([call.path, [...richTextFieldsOf(call.request)]]);
  expect(htmlFields(object({ a: array().of(object({ bHtml: string() })) }) as never)).toEqual(['a.[].bHtml']);
});
