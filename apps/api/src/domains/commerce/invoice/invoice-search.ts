import { invoiceCalls } from '@lectern/contract/commerce';
import { hitsOf, type SearchSource } from '../../../records/search-source';

/** Papers in the search of the whole console: by number and payer. */
export const invoiceSearch: SearchSource = {
  title: 'Invoices',
  access: invoiceCalls.list.access,
  select: (matches) => `
    select i.id, i.number_text as title, concat_ws(' · ', i.bill_to->>'name', i.description) as subtitle
      from ${hitsOf(`select x.id from invoices x where ${matches('x.search_text')}`)} join invoices i on i.id = h.id`,
  route: ({ id }) => `/invoice/view?id=${id}`,
  list: '/invoice/list',
};
