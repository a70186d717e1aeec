import { call, id, listRequest, pageOf, requiredText, version } from '@lectern/contract';
import { contract } from '@lectern/contract/all';
import { array, boolean, number, object, string } from 'yup';
import { testApi } from '../../testing';
import { openApi } from './document';
import { jsonSchema } from './json-schema';

const row = object({ id: id(), name: string().required(), note: string().nullable().defined() });
const things = {
  list: call({
    method: 'GET',
    path: 'thing/list',
    access: 'signed in',
    request: listRequest({ name: { type: 'text', sort: true }, status: { type: 'choice', sort: false } }),
    response: pageOf(row),
  }),
  pay: call({
    method: 'POST',
    path: 'thing/{id}/pay',
    access: ['couponEdit', 'faqEdit'],
    idempotent: true,
    request: object({ id: id(), version: version(), amount: number().min(1).max(9).required() }),
    response: row,
  }),
};
const document = openApi({ thing: things }, '1.0.0');

test('a schema keeps what a client must know: kinds, limits, choices, what is required and what may be null', () => {
  const schema = object({
    name: requiredText('Name', { max: 5 }),
    kind: string().oneOf(['a', 'b']),
    tags: array(string().required()).max(3),
    on: boolean().nullable(),
    mail: string().email(),
  });
  expect(jsonSchema(schema, { closed: true })).toEqual({
    type: 'object',
    additionalProperties: false,
    required: ['name'],
    properties: {
      name: { type: 'string', title: 'Name', maxLength: 5 },
      kind: { type: 'string', enum: ['a', 'b'] },
      tags: { type: 'array', maxItems: 3, items: { type: 'string' } },
      on: { type: ['boolean', 'null'] },
      mail: { type: 'string', format: 'email' },
    },
  });
});

test('path parameters are in the path and not in the body', () => {
  const operation = document.paths['/thing/{id}/pay']?.['post'] as {
    parameters: object[];
    requestBody: { content: { 'application/json': { schema: { properties: object } } } };
  };
  expect(operation.parameters).toMatchObject([
    { name: 'id', in: 'path', required: true },
    { name: 'Idempotency-Key', in: 'header' },
  ]);
  expect(Object.keys(operation.requestBody.content['application/json'].schema.properties)).toEqual([
    'version',
    'amount',
  ]);
});

test('a list says what it sorts and filters by, a call who may make it', () => {
  expect(document.paths['/thing/list']?.['get']).toMatchObject({
    description: 'For signed in. Sorts by name; filters by name, status: filter[name]=operator:value.',
  });
  expect(document.paths['/thing/{id}/pay']?.['post']).toMatchObject({
    description: 'For the right couponEdit or faqEdit.',
  });
});

test('a sealed call says what is in its payload', () => {
  const signIn = openApi(contract, '1.0.0').paths['/auth/admin-login']?.['post'];
  expect(signIn).toMatchObject({
    requestBody: {
      content: {
        'application/json': {
          schema: {
            required: ['payload'],
            'x-fields': { required: ['email', 'password'], properties: { remember: { type: 'boolean' } } },
          },
        },
      },
    },
  });
});

test('the API serves the whole contract: each declared call once, with an id of its own', async () => {
  const api = await testApi();
  try {
    const served = (await (await fetch(`${api.origin}/openapi.json`)).json()) as ReturnType<typeof openApi>;
    const operations = Object.entries(served.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.slice(1)}`),
    );
    const declared = Object.values(contract).flatMap((calls) =>
      Object.values(calls).map(({ method, path }) => `${method} ${path}`),
    );
    expect(operations.sort()).toEqual(declared.sort());
  } finally {
    await api.close();
  }
});

test('a call that takes a file says how large it may be', () => {
  const tooLarge = (path: string) =>
    (openApi(contract, '1.0.0').paths[path]?.['post'] as { responses: Record<string, { description: string }> })
      .responses['413']?.description;
  expect([tooLarge('/s3/file'), tooLarge('/s3/import')]).toEqual(['Max file size is 2 MB', 'Max file size is 20 MB']);
});
