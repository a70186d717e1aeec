import type { CouponCodeOne } from '@lectern/contract/commerce';
import type { Columns } from '@lectern/ui-kit/table';
import { columns } from '../coupon/codes/columns';
import * as texts from '../texts/campaign';

const [code, ...others] = columns;

/** Columns of winners' codes: those of a coupon's codes, with the winner. */
export const codeColumns: Columns<CouponCodeOne> = [
  code,
  { id: 'person', head: texts.winner, onCard: true, cell: ({ person }) => person },
  ...others,
];
