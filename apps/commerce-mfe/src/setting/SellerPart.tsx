import type { ReactNode } from 'react';
import { useRead } from '@lectern/api-client/hooks';
import { paymentSettingCalls } from '@lectern/contract/commerce';
import { PageRead } from '@lectern/ui-kit/detail';
import { useCurrencies } from '../coupon/use-currencies';
import { useCountries } from '../paylink/use-countries';
import * as texts from '../texts/setting-seller';
import { SellerForm } from './SellerForm';

/** `/setting/seller`: the seller on invoices, and the rules of money. */
export function SellerPart({ mayEdit }: { readonly mayEdit: boolean }): ReactNode {
  const read = useRead(paymentSettingCalls.read, {}, { quiet: true, handled: 'all' });
  const countries = useCountries();
  const currencies = useCurrencies();
  return (
    <PageRead reads={[read, countries, currencies]} what={texts.theSeller} loading={texts.loading}>
      {() => read.data && <SellerForm row={read.data} {...{ countries, currencies }} disabled={!mayEdit} />}
    </PageRead>
  );
}
