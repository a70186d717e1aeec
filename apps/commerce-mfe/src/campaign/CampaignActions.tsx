import { useState, type ReactNode } from 'react';
import { useMay } from '@lectern/auth';
import { useTransitions } from '@lectern/ui-kit/flow';
import { Icon } from '@lectern/ui-kit/icons';
import { lazyWithRetry } from '@lectern/ui-kit/lazy-with-retry';
import { Button } from '@lectern/ui-kit/mui';
import { RecordActions } from '@lectern/ui-kit/record-page';
import { Link } from '@lectern/ui-kit/router';
import { RightButton } from '../payment/RightButton';
import * as texts from '../texts/campaign';
import { listPath, updatePath } from './address';
import { campaignRecord } from './campaign';
import type { CampaignCoupon } from './campaign-coupon';
import { deleteBlocker } from './delete-blocker';

const DeclareDialog = lazyWithRetry(() => import(/* webpackChunkName: "declare-result" */ './declare/DeclareDialog'));

interface Props {
  readonly coupon: CampaignCoupon;
  /** False once it is declared or deleted. */
  readonly canDeclare: boolean;
}

/** Buttons and menu of a marketing coupon. The declaration is the main one and says why it is not possible. */
export function CampaignActions({ coupon, canDeclare }: Props): ReactNode {
  const { id, campaign } = coupon;
  const [isDeclaring, setDeclaring] = useState(false);
  const mayEdit = useMay(campaignRecord.calls.update.access);
  return (
    <>
      <RecordActions
        record={campaignRecord}
        row={coupon}
        edit={canDeclare ? undefined : updatePath(id)}
        flow={useTransitions(campaignRecord)}
        deleteBlocker={deleteBlocker(coupon)}
        consequence={() => texts.codesStop}
        {...{ listPath }}
      />
      {canDeclare && (
        <>
          {mayEdit && (
            <Button variant="outlined" startIcon={<Icon name="pencil" />} component={Link} to={updatePath(id)}>
              {texts.edit}
            </Button>
          )}
          <RightButton
            right="marketingResultDeclare"
            variant="contained"
            disabledReason={campaign.declareBlocker ?? undefined}
            onClick={() => setDeclaring(true)}
          >
            {texts.declare}
          </RightButton>
        </>
      )}
      {isDeclaring && <DeclareDialog coupon={coupon} onClose={() => setDeclaring(false)} />}
    </>
  );
}
