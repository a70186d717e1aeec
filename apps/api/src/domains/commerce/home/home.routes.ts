import type { commerceHomeCalls } from '@lectern/contract/commerce';
import type { Handlers } from '../../../server/calls/frame';
import { sellerOf } from '../paylink/seller-of';
import { readSalesMonth, readViewsMonth } from './month.queries';
import { readLatestPayments, readSalesToday, readToLookAt, readWaitingLinks } from './home.queries';

export const commerceHomeHandlers: Handlers<typeof commerceHomeCalls> = {
  async read({ db, actor }) {
    const { rights } = actor;
    const readsMoney = rights.has('invoiceList');
    return {
      sales: rights.has('reportList') ? await readSalesToday(db) : null,
      month: rights.has('reportList') ? await readSalesMonth(db) : null,
      views: rights.has('reportList') ? await readViewsMonth(db) : null,
      toLookAt: readsMoney ? await readToLookAt(db) : null,
      payments: readsMoney ? await readLatestPayments(db) : null,
      links: rights.has('paymentLinkGeneration') ? await readWaitingLinks(db, sellerOf(actor)) : null,
    };
  },
};
