import { useState, type ReactNode } from 'react';
import { useMay } from '@lectern/auth';
import type { TrainingAd } from '@lectern/contract/catalog';
import { RowMenu, type RowAction } from '@lectern/ui-kit';
import { CopyLink } from '@lectern/ui-kit/detail';
import { useTransitions } from '@lectern/ui-kit/flow';
import { Icon } from '@lectern/ui-kit/icons';
import { Button } from '@lectern/ui-kit/mui';
import { useRowChanges } from '@lectern/ui-kit/records';
import { useNavigate } from '@lectern/ui-kit/router';
import * as texts from '../texts/training-ads';
import { listPath } from './address';
import DeleteAd from './DeleteAd';
import { trainingAd as record } from './training-ad';

/** The actions on the page of an ad: the usual next step as a button, the others in the menu. */
export function AdActions({ ad }: { readonly ad: TrainingAd }): ReactNode {
  const navigate = useNavigate();
  const { restore } = useRowChanges(record);
  const { actionsOf, question, busy } = useTransitions(record);
  const mayEdit = useMay(['trainingAdEdit']);
  const [isDeleting, setDeleting] = useState(false);
  const isLive = ad.deletedAt === null;
  const [next, ...others] = actionsOf(ad);
  const more: RowAction[] = [
    ...others,
    ...(isLive && mayEdit ? [{ label: texts.removeAd, danger: true, onSelect: () => setDeleting(true) }] : []),
  ];
  return (
    <>
      <CopyLink />
      {next && (
        <Button variant="outlined" aria-busy={busy} onClick={next.onSelect}>
          {next.label}
        </Button>
      )}
      {!isLive && mayEdit && (
        <Button variant="contained" startIcon={<Icon name="rotate-ccw" />} onClick={() => restore(ad)}>
          {texts.restore}
        </Button>
      )}
      {more.length > 0 && <RowMenu label={texts.moreFor(ad.title)} actions={more} />}
      {isDeleting && <DeleteAd row={ad} onDeleted={() => void navigate(listPath)} onClose={() => setDeleting(false)} />}
      {question}
    </>
  );
}
