import { batchCalls } from '@lectern/contract/people';
import { useRecordInAddress } from '@lectern/ui-kit/record-page';

/** The batch in the address. */
export const useBatch = () =>
  useRecordInAddress(
    batchCalls.detail,
    ({ batch }) => batch,
    ({ title }) => title,
  );
