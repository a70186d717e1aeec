import type { ReactNode } from 'react';
import { useMay } from '@lectern/auth';
import { Link } from '@lectern/ui-kit/router';
import { linkPath } from '../payment/address';
import * as texts from '../texts/batch';

/** The payment link of a payment; it opens for those who may read links. */
export function LinkCell({ linkId }: { readonly linkId: number | null }): ReactNode {
  const may = useMay(['paymentLinkGeneration']);
  if (linkId === null) return null;
  return may ? <Link to={linkPath(linkId)}>{texts.linkNo(linkId)}</Link> : texts.linkNo(linkId);
}
