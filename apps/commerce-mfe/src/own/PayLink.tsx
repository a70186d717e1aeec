import type { ReactNode } from 'react';
import { fullMoney, type OwnLink } from '@lectern/contract/commerce';
import { Button } from '@lectern/ui-kit/mui';
import * as texts from '../texts/own-money';

/** Leads to the pay page. Who acts for the student is given no address, and sees no button. */
export function PayLink({ link }: { readonly link: OwnLink }): ReactNode {
  if (link.url === null) return null;
  return (
    <Button variant="contained" href={link.url} aria-label={texts.paySum(fullMoney(link.totalMinor, link), link.title)}>
      {texts.pay}
    </Button>
  );
}
