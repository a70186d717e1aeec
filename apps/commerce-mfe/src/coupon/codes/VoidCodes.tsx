import type { ReactNode } from 'react';
import { useCall } from '@lectern/api-client/hooks';
import { couponCalls } from '@lectern/contract/commerce';
import { useSaved } from '@lectern/ui-kit';
import { ReasonDialog } from '@lectern/ui-kit/detail';
import * as texts from '../../texts/codes';
import { changed } from './changed';

/** Codes to void: chosen ones, or all of a job; `name` is that of one code. */
export type VoidedCodes =
  { readonly codeIds: readonly number[]; readonly name: string } | { readonly jobId: number; readonly name: string };

interface Props {
  readonly couponId: number;
  readonly codes: VoidedCodes;
  readonly onVoided?: (() => void) | undefined;
  readonly onClose: () => void;
}

const titleOf = (codes: VoidedCodes): string => {
  if ('jobId' in codes) return texts.voidBatchTitle(codes.name);
  return codes.codeIds.length === 1 ? texts.voidTitle(codes.name) : texts.voidMarkedTitle(codes.codeIds.length);
};

/** Asks why codes are voided. */
export function VoidCodes({ couponId, codes, onVoided, onClose }: Props): ReactNode {
  const { mutateAsync: send } = useCall(couponCalls.voidCodes, { handled: [400, 404, 409] });
  const confirmSaved = useSaved(changed);
  return (
    <ReasonDialog
      danger
      title={titleOf(codes)}
      verb={texts.voidVerb}
      send={(reason) =>
        send({
          ...{ id: couponId, reason },
          ...('jobId' in codes ? { jobId: codes.jobId } : { codeIds: [...codes.codeIds] }),
        })
      }
      onDone={({ voided, reserved, used }) => {
        onVoided?.();
        void confirmSaved(texts.voided(voided, reserved + used));
      }}
      onClose={onClose}
    >
      {texts.voidMeans}
    </ReasonDialog>
  );
}
