import { useRead } from '@lectern/api-client/hooks';
import type { Call, RequestOf, ResponseOf } from '@lectern/contract/call';
// Imports name the shared parts, as remotes do: by relative paths each remote would carry the kit along.
import { useRecordTitle } from '@lectern/ui-kit';
import { idOf, useSearchParams } from '@lectern/ui-kit/router';

/**
 * The record that the address names by `?id=`, read again each time one of its screens opens. Its name titles the page.
 * `id` is undefined where the address names none, `row` until the record is read.
 */
export const useRecordInAddress = <C extends Call, Row>(
  call: C,
  rowOf: (answer: ResponseOf<C>) => Row,
  nameOf: (row: Row) => string,
) => {
  const [params] = useSearchParams();
  const id = idOf(params);
  const read = useRead(call, { id: id ?? 0 } as RequestOf<C>, {
    enabled: id !== undefined,
    handled: 'all',
    staleTime: 0,
  });
  const row = read.data === undefined ? undefined : rowOf(read.data);
  useRecordTitle(row && nameOf(row));
  return { id, read, row };
};
