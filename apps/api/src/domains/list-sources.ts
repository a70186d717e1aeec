import type { ListSource } from '../server/list/list-source';
import { codeSource } from './commerce/coupon/codes/code-source';
import { invoiceSource } from './commerce/invoice/invoice-list';
import { paymentSource } from './commerce/payment/read/payment-list';
import { salesSource } from './commerce/report/sales-source';
import { memberSource } from './people/batch/member/member-list';
import { reportSource } from './people/report/report-source';
import { submissionSource } from './people/submission/submission-list';
import { resources } from './resources';

/** Every list that can be exported, and acted on as a whole; then those of money, and those of one coupon, batch or task, which can be exported. */
export const listSources: readonly ListSource[] = [
  ...resources.map(({ source }) => source),
  paymentSource,
  invoiceSource,
  salesSource,
  codeSource,
  memberSource,
  reportSource,
  submissionSource,
];
