import { messages } from '@lectern/contract/messages';
import type { Failure, FieldError } from '@lectern/contract/wire';
import type { CallError } from './call-error';

/** Statuses that the caller shows itself (on fields, in its conflict dialog, in the list's place), or all of them. */
export type Handled = readonly number[] | 'all';

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** Text of an error of unknown shape: itself, `data.message`, `message`, else 'Something went wrong'. */
export const errorText = (error: unknown): string => {
  const shape = error as { data?: { message?: unknown }; message?: unknown } | null | undefined;
  return [error, shape?.data?.message, shape?.message].find(isText) ?? messages.somethingWrong;
};

const firstConstraint = (error: Failure['error']): string | undefined =>
  Array.isArray(error) ? error.flatMap((field: FieldError) => Object.values(field.constraints))[0] : undefined;

/** True when the tab belongs to a session that has been replaced. Such a tab shows its own bar instead of a toast. */
export const isSessionChanged = ({ status, failure }: CallError): boolean =>
  status === 409 && failure.message === messages.sessionChanged;

/**
 * Words of a failed call for the user. Undefined when the caller or another part of the page shows them.
 * Section 8 of the specification. `online` false without a response means that the connection is lost.
 */
export const toastText = (error: CallError, handled: Handled, online: boolean): string | undefined => {
  const { status, failure } = error;
  if (handled === 'all' || handled.includes(status) || status === 401 || isSessionChanged(error)) return undefined;
  if (status === 0) return online ? messages.unableToProcess : messages.offline;
  const texts: Readonly<Record<number, readonly unknown[]>> = {
    400: [firstConstraint(failure.error), failure.error, failure.message],
    403: [failure.error, failure.message, messages.notAllowed],
    404: [failure.result, failure.error, failure.message],
    409: [failure.result, failure.error, failure.message],
    500: [failure.result, failure.error, failure.message],
  };
  return (texts[status] ?? [failure.error, failure.message]).find(isText) ?? errorText(failure);
};
