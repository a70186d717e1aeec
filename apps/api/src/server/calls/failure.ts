import { messages, type Failure } from '@lectern/contract';
import { badRequest, ApiError } from './errors';

const narrow = 'This takes too long. Narrow the filter';

const codeOf = (error: unknown): string | undefined =>
  typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string'
    ? error.code
    : undefined;

/** What a thrown error means to the caller; undefined for our own errors, which only the log may show. */
export const apiErrorOf = (error: unknown): ApiError | undefined => {
  if (error instanceof ApiError) return error;
  const code = codeOf(error);
  switch (code) {
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
    case 'FST_FILES_LIMIT':
    case 'FST_FIELDS_LIMIT':
    case 'FST_PARTS_LIMIT':
      return new ApiError(413, { message: 'The request is too large' });
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
      return new ApiError(415, { message: 'The content type is not supported' });
    case 'FST_ERR_CTP_EMPTY_JSON_BODY':
    case 'FST_ERR_CTP_INVALID_JSON_BODY':
    case 'FST_ERR_CTP_INVALID_CONTENT_LENGTH':
      return badRequest('The body is not JSON');
    case '57014': // PostgreSQL: statement timeout
      return badRequest(narrow);
    case '40001': // PostgreSQL: serialisation failure, deadlock, lock timeout: nothing was written
    case '40P01':
    case '55P03':
      return new ApiError(409, {
        message: 'Somebody else is changing this. Try again',
        result: 'Somebody else is changing this. Try again',
      });
    case 'CT009': // our own: a skill that was merged while a request named it
      return new ApiError(409, {
        message: 'A skill has been merged into another one: choose it again',
        result: 'A skill has been merged into another one: choose it again',
      });
  }
  const status = typeof error === 'object' && error !== null && 'statusCode' in error ? error.statusCode : undefined;
  return status === 400 ? badRequest(messages.unableToProcess) : undefined;
};

/** The body of a failure: of a fault of ours nothing but the reference. */
export const failureOf = (apiError: ApiError | undefined, reference: string): Failure => ({
  success: false,
  ...(apiError?.body ?? { message: messages.unableToProcess }),
  reference,
});
