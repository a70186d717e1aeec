import type { ReactNode } from 'react';
import type { PropsOf, shellHomeV2 } from '@lectern/remote-kit/slots';
import { HomeBody, HomeRows } from '@lectern/ui-kit/home';
import { Link } from '@lectern/ui-kit/router';
import * as texts from '../../texts/home';
import { viewPath } from '../address';
import { attentionText } from './attention-text';
import { useFigures } from './use-figures';

/** Block of the home page: active coupons that end soon or are nearly used up. */
export default function HomeAttention({ rows }: PropsOf<typeof shellHomeV2>): ReactNode {
  const read = useFigures();
  return (
    <HomeBody reads={[read]} failed={texts.notLoaded}>
      <HomeRows
        rows={rows}
        items={read.data?.attention}
        none={texts.nothingToCheck}
        row={(coupon) => (
          <li key={coupon.id}>
            <Link to={viewPath(coupon.id)}>{coupon.name}</Link>
            <span>{attentionText(coupon)}</span>
          </li>
        )}
      />
    </HomeBody>
  );
}
