import type { FieldError } from '@lectern/contract';
import type { ApiError } from '../../server/calls/errors';

/** Why a row was left as it is, in words for a person. */
export const whyNot = ({ status, body }: ApiError): readonly FieldError[] => {
  if (Array.isArray(body.error)) return body.error as readonly FieldError[];
  const text = status === 404 ? 'It is no longer there' : typeof body.result === 'string' ? body.result : body.message;
  return [{ property: '', constraints: { [`status${status}`]: text } }];
};
