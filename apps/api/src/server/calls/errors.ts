import { messages, say, type FieldError, type Right } from '@lectern/contract';

interface Body {
  readonly message: string;
  readonly error?: readonly FieldError[] | string | { readonly message: string };
  readonly result?: unknown;
  readonly missing?: readonly string[];
}

/** A refusal with the status and body that the caller is answered; anything else that is thrown becomes a 500. */
export class ApiError extends Error {
  constructor(
    readonly status: 400 | 401 | 403 | 404 | 409 | 413 | 415 | 429 | 503,
    readonly body: Body,
    readonly headers: Readonly<Record<string, string>> = {},
  ) {
    super(body.message);
    this.name = 'Refusal';
  }
}

/** One field's refusal by one rule, to be collected for `badRequest`. */
export const fieldError = (property: string, rule: string, text: string): FieldError => ({
  property,
  constraints: { [rule]: text },
});

/** 400: the request is wrong, as a list by field or as one text. */
export const badRequest = (error: readonly FieldError[] | FieldError | string): ApiError => {
  if (typeof error === 'string') return new ApiError(400, { message: error, error });
  const list = 'property' in error ? [error] : error;
  return new ApiError(400, {
    message: Object.values(list[0]?.constraints ?? {})[0] ?? messages.unableToProcess,
    error: list,
  });
};

/** 401: no session, or an expired one; the client refreshes once and repeats. */
export const unauthorised = (): ApiError => new ApiError(401, { message: messages.loginToContinue });

/** 403: any one of the rights in `missing` opens the call. */
export const forbidden = (missing: readonly Right[] = [], message: string = messages.notAllowed): ApiError =>
  new ApiError(403, missing.length > 0 ? { message, missing } : { message });

/** 404: no such row, or none for this person. */
export const notFound = (message = 'Not found'): ApiError => new ApiError(404, { message });

/** 409: somebody saved before; `result` is the row as it is now. */
export const stale = (currentRow: unknown): ApiError =>
  new ApiError(409, { message: 'Somebody else has changed this', result: currentRow });

/** 409: the state forbids it; `text` says why. */
export const conflict = (text: string, { result = text }: { result?: unknown } = {}): ApiError =>
  new ApiError(409, { message: text, result });

/** 409 on one field: its value is taken. */
export const fieldConflict = (property: string, text: string): ApiError =>
  new ApiError(409, { message: text, error: [fieldError(property, 'taken', text)] });

/** 409 on one field with the shared words: 'Slug is already in use'. */
export const taken = (property: string, label: string): ApiError =>
  fieldConflict(property, say(messages.taken, { field: label }));

/** 429: too many; `seconds` until it is worth another try. */
export const tooMany = (text: string, seconds: number): ApiError =>
  new ApiError(429, { message: text }, { 'retry-after': String(Math.max(1, Math.ceil(seconds))) });

/** A file that is refused; the editor reads the text in `error.message`. */
export const refuseFile = (status: 400 | 413 | 415, text: string): ApiError =>
  new ApiError(status, { message: text, error: { message: text } });
