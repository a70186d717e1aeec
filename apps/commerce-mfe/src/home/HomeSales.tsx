import type { ReactNode } from 'react';
import { fullMoney } from '@lectern/contract/commerce';
import type { PropsOf, shellHomeV2 } from '@lectern/remote-kit/slots';
import { HomeBody, HomeRows } from '@lectern/ui-kit/home';
import * as texts from '../texts/home-money';
import { useHome } from './use-home';

/** Block of the home page: the money of today, a currency a row. */
export default function HomeSales({ rows }: PropsOf<typeof shellHomeV2>): ReactNode {
  const read = useHome();
  return (
    <HomeBody reads={[read]} failed={texts.notLoaded}>
      <HomeRows
        rows={rows}
        items={read.data && (read.data.sales ?? [])}
        none={texts.noSales}
        row={(sale) => (
          <li key={sale.currency}>
            <strong>{fullMoney(sale.minor, sale)}</strong>
            <span>{texts.paidCount(sale.count)}</span>
          </li>
        )}
      />
    </HomeBody>
  );
}
