import type { InferType, Schema } from 'yup';
import type { Right } from './rights';

/** Who may make a call: anybody, anybody with a session, or anyone who holds any one of the named rights. */
export type Access = 'public' | 'signed in' | readonly [Right, ...Right[]];

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** One call of the API: the server registers it, the client and the forms read it, OpenAPI will be made from it. */
export interface Call<Req extends Schema = Schema, Res extends Schema = Schema, A extends Access = Access> {
  readonly method: Method;
  /** As the specification spells it, without the base: 'category/list', 'category/{id}'. */
  readonly path: string;
  readonly access: A;
  /** GET and DELETE send it as the query, POST and PUT as the body; names in `{}` of the path are taken from it. */
  readonly request: Req;
  /** Shape of `result` in the success envelope. */
  readonly response: Res;
  /** A team's deploy key (Bearer, no cookie) may make it too, for its own remote. */
  readonly deployKey?: true;
  /** It creates money, mail or an account: sent twice with one `Idempotency-Key`, it is done once and answered alike for 24 hours. */
  readonly idempotent?: true;
  /** Refused while somebody acts for the person: passwords, roles and rights, refunds, erasing and revealing. */
  readonly notWhileImpersonating?: true;
  /** It changes only a person's own scratch (drafts, read marks): it has no audit row. */
  readonly unaudited?: true;
  /** The request's field that holds a `File`: the body travels as multipart/form-data. */
  readonly file?: string;
  /** How much that file may weigh; 2 MB where it is not said. */
  readonly fileBytes?: number;
  /** How much each of the other fields next to the file may weigh; 1,000 bytes where it is not said. */
  readonly textBytes?: number;
  /** How much the body may weigh in bytes, where it is no file; `bodyBytesOf` has what holds where it is not said. */
  readonly bodyBytes?: number;
  /** The body is a file as it is (`application/octet-stream`), of so many bytes at most. */
  readonly rawBytes?: number;
  /** The answer is a file, read as a blob: `response` is `answeredFile`, and only a refusal travels in the envelope. */
  readonly answers?: 'file';
  /** The path contains `auth`: body and answer travel sealed. */
  readonly sealed?: true;
}

/** What one request may hold beyond its fields: fields named in a refusal, and levels of nesting. */
export const requestLimits = { refusals: 50, depth: 32 } as const;

/** How much the body of a call may weigh, in bytes: 16 KB where it is sealed, as nobody's passwords are longer, and 1 MB elsewhere. */
export const bodyBytesOf = ({ bodyBytes, rawBytes, sealed }: Pick<Call, 'bodyBytes' | 'rawBytes' | 'sealed'>): number =>
  rawBytes ?? bodyBytes ?? (sealed ? 16 * 1024 : 1024 * 1024);

/** Declares a call; the two schemas give request and answer their types on both sides of the wire. */
export const call = <Req extends Schema, Res extends Schema, const A extends Access>(
  declaration: Call<Req, Res, A>,
): Call<Req, Res, A> => declaration;

export type RequestOf<C> = C extends Call<infer Req, Schema> ? InferType<Req> : never;
export type ResponseOf<C> = C extends Call<Schema, infer Res> ? InferType<Res> : never;

/** A domain's calls by name; the API must have a handler for each name and for no other. */
export type Calls = Readonly<Record<string, Call>>;
