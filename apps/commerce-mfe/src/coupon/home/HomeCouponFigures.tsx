import type { ReactNode } from 'react';
import { figureText } from '@lectern/contract/figures';
import { HomeFigures } from '@lectern/ui-kit/home';
import * as texts from '../../texts/home';
import { useFigures } from './use-figures';

const activeBy = (sort: string): string =>
  `/coupon/listing?${new URLSearchParams({ sort, 'filter[status]': 'eq:active' })}`;

/** Key figures of the home page: coupons that can be used, and how they are used. */
export default function HomeCouponFigures(): ReactNode {
  const read = useFigures();
  const { data } = read;
  return (
    <HomeFigures
      read={read}
      failed={texts.notCounted}
      figures={[
        {
          label: texts.active,
          value: data?.active,
          to: activeBy('endsAt'),
          note: data && texts.endingSoon(data.endingSoon, figureText(data.endingSoon)),
        },
        {
          label: texts.nearlyUsedUp,
          value: data?.nearlyUsedUp,
          to: activeBy('-used'),
          note: texts.nearlyUsedNote,
        },
        { label: texts.uses, value: data?.usesInWeek, to: '/coupon/listing?sort=-used' },
      ]}
    />
  );
}
