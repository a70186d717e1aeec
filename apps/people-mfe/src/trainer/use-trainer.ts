import { trainerCalls } from '@lectern/contract/people';
import { useRecordInAddress } from '@lectern/ui-kit/record-page';

/** The trainer in the address. */
export const useTrainer = () =>
  useRecordInAddress(
    trainerCalls.detail,
    ({ trainer }) => trainer,
    ({ name }) => name,
  );
