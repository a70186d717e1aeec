import { messages, say } from '@lectern/contract';
import { badRequest, fieldError } from '../../../server/calls/errors';
import type { Filter } from '../../../server/list/list';

/** The batch that an exported list is of, as one more filter. @throws 400 where the query names none */
export const batchFilter = (query: object): Filter => {
  const batchId: unknown = 'batchId' in query ? query.batchId : undefined;
  if (typeof batchId !== 'number' || !Number.isSafeInteger(batchId) || batchId < 1)
    throw badRequest(fieldError('batchId', 'required', say(messages.required, { field: 'Batch' })));
  return { name: 'batchId', type: 'id', operator: 'eq', values: [batchId] };
};
