import type { ReactNode } from 'react';
import { useCall } from '@lectern/api-client/hooks';
import { couponCalls, type CouponCodeOne } from '@lectern/contract/commerce';
import { useSaved } from '@lectern/ui-kit';
import { ReasonDialog } from '@lectern/ui-kit/detail';
import * as texts from '../../texts/codes';
import { changed } from './changed';

interface Props {
  readonly couponId: number;
  readonly code: CouponCodeOne;
  /** All others of the same job are voided too. */
  readonly batch: boolean;
  readonly onClose: () => void;
}

/** Asks why a code, or all of its batch, is voided. */
export function VoidCodes({ couponId, code: { id, code, jobId }, batch, onClose }: Props): ReactNode {
  const { mutateAsync: send } = useCall(couponCalls.voidCodes, { handled: [400, 404, 409] });
  const confirmSaved = useSaved(changed);
  return (
    <ReasonDialog
      danger
      title={batch ? texts.voidBatchTitle(code) : texts.voidTitle(code)}
      verb={texts.voidVerb}
      send={(reason) => send({ id: couponId, reason, ...(batch && jobId !== null ? { jobId } : { codeIds: [id] }) })}
      onDone={({ voided, reserved, used }) => void confirmSaved(texts.voided(voided, reserved + used))}
      onClose={onClose}
    >
      {texts.voidMeans}
    </ReasonDialog>
  );
}
