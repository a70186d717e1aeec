import { listFieldsOf, type Call, type Calls, type ListFields } from '@lectern/contract';
import { fileTooLarge } from '../calls/multipart';
import { jsonSchema, type JsonSchema } from './json-schema';

const inQuery = ({ method }: Call): boolean => method === 'GET' || method === 'DELETE';
const pathNames = (path: string): string[] => [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '');

const accessOf = ({ access }: Call): string =>
  typeof access === 'string' ? access : `the right ${access.join(' or ')}`;

const listNote = (fields: ListFields): string => {
  const named = (kind: 'filter' | 'sort') =>
    Object.entries(fields).flatMap(([name, field]) => (field[kind] === false ? [] : [name]));
  return `Sorts by ${named('sort').join(', ') || 'nothing'}; filters by ${named('filter').join(', ') || 'nothing'}: filter[name]=operator:value.`;
};

const parametersOf = (call: Call, { properties = {}, required = [] }: JsonSchema) => {
  const inPath = pathNames(call.path);
  const shown = Object.entries(properties).filter(([name]) => inPath.includes(name) || inQuery(call));
  return [
    ...shown.map(([name, schema]) => ({
      name,
      in: inPath.includes(name) ? 'path' : 'query',
      required: inPath.includes(name) || required.includes(name),
      ...(name === 'filter' && listFieldsOf(call.request)
        ? { style: 'deepObject', explode: true, schema: { type: 'object', additionalProperties: { type: 'string' } } }
        : { schema }),
    })),
    ...(call.idempotent
      ? [
          {
            name: 'Idempotency-Key',
            in: 'header',
            required: false,
            schema: { type: 'string', minLength: 8, maxLength: 100 },
          },
        ]
      : []),
  ];
};

const sealedBody = { type: 'object', properties: { payload: { type: 'string' } }, required: ['payload'] };

/** What is in the payload, for a client that seals it: `x-fields`. */
const sealedWith = (fields: object) => ({ ...sealedBody, 'x-fields': fields });

const bodyOf = (call: Call, schema: JsonSchema): JsonSchema => {
  const outside = pathNames(call.path);
  const { properties = {}, required = [], ...rest } = schema;
  return {
    ...rest,
    properties: Object.fromEntries(Object.entries(properties).filter(([name]) => !outside.includes(name))),
    required: required.filter((name) => !outside.includes(name)),
  };
};

const json = (schema: object) => ({ content: { 'application/json': { schema } } });
const multipart = (field: string, { properties = {}, ...body }: JsonSchema) => ({
  content: {
    'multipart/form-data': {
      schema: {
        ...body,
        properties: { ...properties, [field]: { ...properties[field], type: 'string', format: 'binary' } },
      },
    },
  },
});
const aFile = {
  description: 'The file',
  content: { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } },
};
const failure = (description: string) => ({ description, ...json({ $ref: '#/components/schemas/Failure' }) });

const operationOf = (group: string, name: string, call: Call) => {
  const request = jsonSchema(call.request, { closed: true });
  const fields = listFieldsOf(call.request);
  const success = {
    type: 'object',
    properties: { success: { const: true }, result: jsonSchema(call.response) },
    required: ['success', 'result'],
  };
  return {
    operationId: `${group}.${name}`,
    tags: [group],
    description: [
      `For ${accessOf(call)}${call.deployKey ? ', or the deploy key of its remote' : ''}.`,
      ...(fields ? [listNote(fields)] : []),
      ...(call.sealed ? ['Body and answer travel sealed: docs/wire.md.'] : []),
    ].join(' '),
    security: call.access === 'public' ? [] : [{ session: [] }, ...(call.deployKey ? [{ deployKey: [] }] : [])],
    parameters: parametersOf(call, request),
    ...(inQuery(call)
      ? {}
      : {
          requestBody: {
            required: true,
            ...(call.file
              ? multipart(call.file, bodyOf(call, request))
              : json(call.sealed ? sealedWith(bodyOf(call, request)) : bodyOf(call, request))),
          },
        }),
    responses: {
      200:
        call.answers === 'file' ? aFile : { description: 'Done', ...json(call.sealed ? sealedWith(success) : success) },
      400: failure('What was sent is wrong'),
      ...(call.access === 'public'
        ? {}
        : { 401: failure('No session, or an expired one'), 403: failure('Not allowed to access') }),
      ...(call.file
        ? { 413: failure(fileTooLarge(call.fileBytes)), 415: failure('Not a file of the types that are taken') }
        : {}),
      ...(inQuery(call) ? {} : { 409: failure('Changed meanwhile, or forbidden by the state') }),
    },
  };
};

const failureSchema = {
  type: 'object',
  properties: {
    success: { const: false },
    message: { type: 'string' },
    error: {},
    result: {},
    missing: { type: 'array', items: { type: 'string' } },
    reference: { type: 'string' },
  },
  required: ['success', 'message', 'reference'],
};

/** The contract as an OpenAPI 3.1 document: one operation for each declared call. */
export const openApi = (contract: Readonly<Record<string, Calls>>, version: string) => {
  const paths: Record<string, Record<string, object>> = {};
  for (const [group, calls] of Object.entries(contract)) {
    for (const [name, call] of Object.entries(calls))
      (paths[`/${call.path}`] ??= {})[call.method.toLowerCase()] = operationOf(group, name, call);
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Lectern', version },
    servers: [{ url: '/api' }],
    paths,
    components: {
      schemas: { Failure: failureSchema },
      securitySchemes: {
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: 'access_token',
          description:
            '`__Host-access_token` under https; `access_token_<port>` in demo and development. The cookie `device-id` belongs to it: docs/wire.md.',
        },
        deployKey: { type: 'http', scheme: 'bearer' },
      },
    },
  };
};
