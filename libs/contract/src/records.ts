import { array, number, object, string, type InferType, type ObjectShape, type Schema } from 'yup';
import { call, type Access, type Call } from './call';
import { id, text, version } from './fields';
import { statusReason, type Flow } from './flow';
import { messages, say } from './messages';
import { listRequest, pageOf, type ListFields, type ListRequest, type Page } from './wire';

/** The choices of a field with the word that screens, exports and histories show, in the order that a list sorts by. */
export type StatusWords = Readonly<Record<string, string>>;
type StatusOf<Words> = keyof Words & string;

/** The values of a choice, in the order in which their words are declared. */
export const keysOf = <const Words extends StatusWords>(words: Words) => Object.keys(words) as StatusOf<Words>[];

/** A field that takes one of these choices; exports read the words from it. */
export const choiceField = <const Words extends StatusWords>(label: string, words: Words) =>
  string<StatusOf<Words>>()
    .label(label)
    .meta({ words })
    .oneOf(keysOf(words), say(messages.invalid, { field: label }));

/** A status field that takes one of these states. */
export const statusField = <const Words extends StatusWords>(words: Words) => choiceField('Status', words);

/** The row of a record: what every list entity has, and its own columns. Times are ISO 8601 in UTC. */
export const recordRow = <const Words extends StatusWords, const Own extends ObjectShape>(statuses: Words, own: Own) =>
  object({
    id: id(),
    version: version(),
    ...own,
    status: statusField(statuses).required(),
    updatedAt: string().required(),
    deletedAt: string().nullable().defined(),
  });

/** How many rows of one kind refer to a record; the kind is the wire name of the rows. */
export const recordUse = object({ kind: string().required(), count: number().required() });
export type RecordUse = InferType<typeof recordUse>;

interface Declaration<
  Row extends Schema,
  Fields extends ObjectShape,
  Words extends StatusWords,
  Read extends Access,
  Write extends Access,
  Remove extends Access,
  Listed extends Schema,
> {
  /** The path of the calls for one record; the list is below it: 'skill' has 'skill/list'. */
  readonly path: string;
  readonly row: Row;
  /** The row of the list, where it lacks columns of the whole record; the API leaves them out. */
  readonly listRow?: Listed;
  /** Fields that a person enters; a creation needs the required ones, an update takes any of them. */
  readonly fields: Fields;
  readonly statuses: Words;
  /** Transitions of the status, unless each leads to every other. A change may then give a reason. */
  readonly flow?: Flow<StatusOf<Words>, never>;
  /** Who reads, writes, and deletes and restores. */
  readonly access: { readonly read: Read; readonly write: Write; readonly remove: Remove };
  /** What the list filters and sorts by. */
  readonly list: ListFields;
}

type Version = { readonly id: number; readonly version: number };
type Values<Fields extends ObjectShape> = InferType<ReturnType<typeof object<object, Fields>>>;
type Answer<One extends string, Row> = { [Key in One]: Row };

/** The seven calls of a record with a status: list, detail, create, update, changeStatus, delete, restore. */
export type RecordCalls<
  One extends string = string,
  Row = object,
  Written = object,
  Status = string,
  Read extends Access = Access,
  Write extends Access = Access,
  Remove extends Access = Access,
  Listed = Row,
> = {
  readonly list: Call<Schema<ListRequest>, Schema<Page<Listed>>, Read>;
  readonly detail: Call<Schema<{ id: number }>, Schema<Answer<One, Row> & { uses: RecordUse[] }>, Read>;
  readonly create: Call<Schema<Written>, Schema<Answer<One, Row>>, Write>;
  readonly update: Call<Schema<Version & Partial<Written>>, Schema<Answer<One, Row>>, Write>;
  readonly changeStatus: Call<
    Schema<Version & { status: Status; reason?: string | undefined }>,
    Schema<Answer<One, Row>>,
    Write
  >;
  readonly delete: Call<Schema<Version>, Schema<{ restorableUntil: string }>, Remove>;
  readonly restore: Call<Schema<Version>, Schema<Answer<One, Row>>, Remove>;
};

const optional = (fields: ObjectShape): ObjectShape =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, (field as Schema).optional()]));

/**
 * Declares the calls of a record once. Answers carry the record under the name `one`, a detail with what
 * uses it; a deletion answers until when it can be
 * restored. Further calls of a record are added to it: `{ ...recordCalls(…), merge: call(…) }`.
 */
export const recordCalls = <
  const One extends string,
  Row extends Schema,
  Fields extends ObjectShape,
  const Words extends StatusWords,
  const Read extends Access,
  const Write extends Access,
  const Remove extends Access,
  Listed extends Schema = Row,
>(
  one: One,
  {
    path,
    row,
    listRow,
    fields,
    statuses,
    flow,
    access,
    list,
  }: Declaration<Row, Fields, Words, Read, Write, Remove, Listed>,
): RecordCalls<One, InferType<Row>, Values<Fields>, StatusOf<Words>, Read, Write, Remove, InferType<Listed>> => {
  const answer = object({ [one]: row });
  const versioned = { id: id(), version: version() };
  const { read, write, remove } = access;
  const status = statusField(statuses).required(say(messages.required, { field: 'Status' }));
  const calls = {
    list: call({
      method: 'GET',
      path: `${path}/list`,
      access: read,
      request: listRequest(list),
      response: pageOf(listRow ?? row),
    }),
    detail: call({
      method: 'GET',
      path,
      access: read,
      request: object({ id: id() }),
      response: object({ [one]: row, uses: array().of(recordUse).required() }),
    }),
    create: call({ method: 'POST', path, access: write, request: object(fields), response: answer }),
    update: call({
      method: 'PUT',
      path,
      access: write,
      request: object({ ...versioned, ...optional(fields) }),
      response: answer,
    }),
    changeStatus: call({
      method: 'PUT',
      path: `${path}/change-status`,
      access: write,
      request: object({ ...versioned, status, ...(flow && { reason: statusReason() }) }),
      response: answer,
    }),
    delete: call({
      method: 'DELETE',
      path,
      access: remove,
      request: object(versioned),
      response: object({ restorableUntil: string().required() }),
    }),
    restore: call({
      method: 'PUT',
      path: `${path}/restore`,
      access: remove,
      request: object(versioned),
      response: answer,
    }),
  };
  // Schemas made from a variable name lose their type; the interface gives it back.
  return calls as unknown as ReturnType<typeof recordCalls<One, Row, Fields, Words, Read, Write, Remove, Listed>>;
};

/** The call for at most 50 active records to choose from, by name; anybody who is signed in may read them. */
export const choicesCall = (path: string) =>
  call({
    method: 'GET',
    path,
    access: 'signed in',
    request: object({ q: text('Search', { max: 100 }) }),
    response: object({
      items: array()
        .of(object({ id: id(), name: string().required() }))
        .required(),
    }),
  });
