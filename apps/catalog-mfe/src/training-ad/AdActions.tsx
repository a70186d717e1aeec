import type { ReactNode } from 'react';
import type { TrainingAd } from '@lectern/contract/catalog';
import { useTransitions } from '@lectern/ui-kit/flow';
import { RecordActions } from '@lectern/ui-kit/record-page';
import { listPath } from './address';
import { trainingAd as record } from './training-ad';

/** The actions on the page of an ad. */
export function AdActions({ ad }: { readonly ad: TrainingAd }): ReactNode {
  return <RecordActions record={record} row={ad} flow={useTransitions(record)} listPath={listPath} />;
}
