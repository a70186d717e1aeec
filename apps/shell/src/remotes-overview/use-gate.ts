import { useRead } from '@lectern/api-client/hooks';
import { overviewCalls, type ReleaseOverview } from '@lectern/contract/platform/remotes-overview';
import * as texts from '../texts/remotes-overview-actions';

/** Every reason against a release, whichever gate says it. */
export const allReasons = ({
  reasons: { state, contract, shared, other },
}: Pick<ReleaseOverview, 'reasons'>): readonly string[] => [...state, ...contract, ...shared, ...other];

/** What the gates say of a release at this moment: never what they said before. `refused` is why nothing may be done yet. */
export const useGate = (name: string, version: string) => {
  const read = useRead(
    overviewCalls.release,
    { name, version },
    { handled: 'all', enabled: version !== '', staleTime: 0 },
  );
  const answer = read.isFetching ? undefined : read.data;
  const reasons = answer ? allReasons(answer) : [];
  const disabledReason = answer ? (reasons.length > 0 ? texts.doesNotFit : undefined) : texts.notYet;
  return { read, answer, reasons, disabledReason };
};
