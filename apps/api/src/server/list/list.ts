import {
  listFieldsOf,
  type Call,
  type ListField,
  type ListFields,
  type ListRequest,
  type Operator,
} from '@lectern/contract';
import { badRequest, fieldError } from '../calls/errors';
import { readFilter } from './list-filter';

/** One sort key of a list. */
export interface Sort {
  readonly name: string;
  readonly descending: boolean;
}

/** One filter of a list: `between` has two values, `in` any number, `empty` one boolean, the others one. */
export interface Filter {
  readonly name: string;
  readonly type: ListField['type'];
  readonly operator: Operator;
  readonly values: readonly (string | number | boolean)[];
  /** Known days of a filtered time, each with its first moment and that of the next day. */
  readonly days?: Readonly<Record<string, readonly [first: string, next: string]>>;
}

/** A list's question, read and checked against the declared fields. */
export interface ListQuery {
  readonly page: number;
  readonly limit: number;
  /** Rows to skip; 0 when a cursor is given or the list is read from its end. */
  readonly offset: number;
  readonly q: string | undefined;
  /** Whether `q` finds people by any part of their e-mails and numbers: for who may see them in full. */
  readonly isRevealed?: boolean;
  readonly sort: readonly Sort[];
  readonly filters: readonly Filter[];
  /** Only the rows deleted in the last 30 days. */
  readonly deleted: boolean;
  /** The place where the page begins, or ends if it is read backwards. */
  readonly cursor: string | undefined;
  /** Read from behind: the rows before the cursor, or the last ones where there is none. */
  readonly backwards: boolean;
}

/** The last page that is reached by number alone. */
export const lastNumberedPage = 200;
const defaultLimit = 25;

const readSort = (text: string | undefined, fields: ListFields): Sort[] =>
  (text ? text.split(',') : []).map((part) => {
    const descending = part.startsWith('-');
    const name = descending ? part.slice(1) : part;
    const field: ListField | undefined = Object.hasOwn(fields, name) ? fields[name] : undefined;
    if (!field?.sort) throw badRequest(fieldError('sort', 'field', `'${name}' is not a field this list sorts by`));
    return { name, descending };
  });

/** `last` is the end of the list; a hyphen before a cursor means the rows before it. */
const readPlace = (cursor: string | undefined): Pick<ListQuery, 'cursor' | 'backwards'> =>
  cursor === 'last'
    ? { cursor: undefined, backwards: true }
    : cursor?.startsWith('-')
      ? { cursor: cursor.slice(1), backwards: true }
      : { cursor, backwards: false };

/** PostgreSQL checks conditions as they are written, but for equalities: a part of a text, which costs most, only where the others hold. */
const partsLast = (filters: readonly Filter[]): readonly Filter[] => {
  const isPart = ({ operator }: Filter): boolean => operator === 'contains';
  return [...filters.filter((filter) => !isPart(filter)), ...filters.filter(isPart)];
};

/** Reads the list grammar. @throws 400 with the place of each unknown field, operator or value, and for a far page without cursor. */
export const readList = (request: ListRequest, fields: ListFields): ListQuery => {
  const { page = 1, limit = defaultLimit, cursor } = request;
  if (page > lastNumberedPage && !cursor)
    throw badRequest(fieldError('page', 'cursor', `Pages after ${lastNumberedPage} need a cursor`));
  const sort = readSort(request.sort, fields);
  if (new Set(sort.map((each) => each.name)).size < sort.length)
    throw badRequest(fieldError('sort', 'twice', 'A field is sorted by once'));
  return {
    page,
    limit,
    offset: cursor ? 0 : (page - 1) * limit,
    q: request.q?.trim() || undefined,
    sort,
    filters: partsLast(Object.entries(request.filter ?? {}).map(([name, text]) => readFilter(name, text, fields))),
    deleted: request.deleted === 'only',
    ...readPlace(cursor),
  };
};

/** As `readList`, by the fields that the call declares. */
export const readListOf = (call: Call, request: ListRequest): ListQuery =>
  readList(request, listFieldsOf(call.request) ?? {});
