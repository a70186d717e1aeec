import type { ReactNode } from 'react';
import { moneyText } from '@lectern/contract/commerce';
import type { PropsOf, shellHomeV2 } from '@lectern/remote-kit/slots';
import { HomeBody, HomeRows } from '@lectern/ui-kit/home';
import { Link } from '@lectern/ui-kit/router';
import * as texts from '../../texts/home';
import { viewPath } from '../address';
import { useFigures } from './use-figures';

/** Block of the home page: the last uses of all coupons. */
export default function HomeUses({ rows }: PropsOf<typeof shellHomeV2>): ReactNode {
  const read = useFigures();
  return (
    <HomeBody reads={[read]} failed={texts.notLoaded}>
      <HomeRows
        rows={rows}
        items={read.data?.uses}
        none={texts.notUsed}
        row={(use) => (
          <li key={use.id}>
            <Link to={viewPath(use.couponId)}>{use.couponName}</Link>
            <span>
              {[use.person, moneyText(use.discountMinor, { ...use, code: use.currency })].filter(Boolean).join(', ')}
            </span>
          </li>
        )}
      />
    </HomeBody>
  );
}
