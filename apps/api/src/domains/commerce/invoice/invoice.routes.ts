import type { invoiceCalls } from '@lectern/contract/commerce';
import { sql } from 'kysely';
import { notFound } from '../../../server/calls/errors';
import type { Handlers } from '../../../server/calls/frame';
import { shownPaper } from '../../../server/documents/invoice/shown-paper';
import type { Services } from '../../../server/services';
import { readRequest } from './correction-request.queries';
import { invoiceList } from './invoice-list';
import { readInvoicePdf } from './invoice-pdf';
import { invoicesOf, readChain, readOrigin } from './invoice-row.queries';
import { paperOf, readPaper } from './paper.queries';

/** Papers are read by holders of invoiceList, by the seller of their order, and by the student, merged accounts included. */
export const invoiceHandlers = (services: Pick<Services, 'db' | 'paperFonts'>): Handlers<typeof invoiceCalls> => ({
  list: ({ request, db, actor }) => invoiceList.answer(db, invoiceList.read(request, actor)),

  async detail({ request: { id }, db }) {
    const [invoice] = (await invoicesOf(sql`select ${id}::bigint`).execute(db)).rows;
    const stored = invoice && (await readPaper(db, id));
    if (!invoice || !stored) throw notFound();
    return {
      invoice,
      paper: shownPaper(paperOf(stored)),
      ...(await readChain(db, id)),
      ...(await readOrigin(db, id)),
      request: await readRequest(db, id),
    };
  },

  async download({ request: { id }, db, actor }) {
    const { name, bytes } = await readInvoicePdf(services, id, async ({ userId, salesUserId }) => {
      if (actor.rights.has('invoiceList') || salesUserId === actor.userId) return true;
      const { rows } = await sql`select 1 from accounts_of(${actor.userId}) a where a = ${userId}`.execute(db);
      return rows.length > 0;
    });
    return { name, type: 'application/pdf', bytes };
  },
});
