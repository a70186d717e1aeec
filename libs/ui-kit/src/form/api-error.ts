import { messages } from '@lectern/contract/messages';
import type { Failure, FieldError } from '@lectern/contract/wire';

/** What api-client throws when the API refuses. */
export interface ApiError {
  readonly status: number;
  readonly failure: Failure;
}

/** Known by its shape: the class may come from another copy of the client. */
export const isApiError = (error: unknown): error is ApiError =>
  typeof error === 'object' &&
  error !== null &&
  'status' in error &&
  typeof error.status === 'number' &&
  'failure' in error &&
  typeof error.failure === 'object';

export interface Sorted {
  /** Field of the form → its messages, one per line. */
  readonly fields: Readonly<Record<string, string>>;
  /** What belongs to no field of the form, one per line; undefined when all do. */
  readonly rest: string | undefined;
}

const textOf = (error: FieldError): string => Object.values(error.constraints).join('\n');

/** Puts the API's list of refused properties onto the form's fields; `fieldOf` translates names that differ. */
export const sortErrors = (
  errors: readonly FieldError[],
  known: readonly string[],
  fieldOf: (property: string) => string,
): Sorted => {
  const fields: Record<string, string> = {};
  const rest: string[] = [];
  for (const error of errors) {
    const field = fieldOf(error.property);
    const isKnown = known.includes(field.split(/[.[]/)[0] ?? field);
    if (isKnown) fields[field] = fields[field] ? `${fields[field]}\n${textOf(error)}` : textOf(error);
    else rest.push(textOf(error));
  }
  return { fields, rest: rest.join('\n') || undefined };
};

/** The one sentence of a refusal that names no field. */
export const messageOf = ({ failure }: ApiError): string =>
  [failure.result, failure.error, failure.message].find(
    (text): text is string => typeof text === 'string' && text !== '',
  ) ?? messages.unableToProcess;

/** All that a refusal says, where there is one place for it. */
export const errorText = (error: unknown): string => {
  if (!isApiError(error)) return messages.unableToProcess;
  const { failure } = error;
  return (
    (Array.isArray(failure.error) ? sortErrors(failure.error, [], (property) => property).rest : undefined) ??
    messageOf(error)
  );
};

const hasVersion = (result: unknown): boolean => typeof result === 'object' && result !== null && 'version' in result;

/** The row as it is now, in the refusal of a stale save; undefined for any other refusal. */
export const staleRowOf = <Row>(
  { status, failure: { result, error } }: ApiError,
  rowOf?: (result: unknown) => Row | undefined,
): Row | undefined => {
  if (status !== 409 || Array.isArray(error)) return undefined;
  if (rowOf) return rowOf(result);
  return hasVersion(result) ? (result as Row) : undefined;
};
