import { agencyCalls } from '@lectern/contract/people';
import { useRecordInAddress } from '@lectern/ui-kit/record-page';

/** The agency in the address. */
export const useAgency = () =>
  useRecordInAddress(
    agencyCalls.detail,
    ({ agency }) => agency,
    ({ name }) => name,
  );
