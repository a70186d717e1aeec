import type { invoiceCalls } from '@lectern/contract/commerce';
import { sql } from 'kysely';
import type { Handlers } from '../../../server/calls/frame';
import type { Services } from '../../../server/services';
import { readInvoicePdf } from './invoice-pdf';

/** Papers are read by holders of invoiceList, by the seller of their order, and by the student, merged accounts included. */
export const invoiceHandlers = (services: Pick<Services, 'db' | 'paperFonts'>): Handlers<typeof invoiceCalls> => ({
  async download({ request: { id }, db, actor }) {
    const { name, bytes } = await readInvoicePdf(services, id, async ({ userId, salesUserId }) => {
      if (actor.rights.has('invoiceList') || salesUserId === actor.userId) return true;
      const { rows } = await sql`select 1 from accounts_of(${actor.userId}) a where a = ${userId}`.execute(db);
      return rows.length > 0;
    });
    return { name, type: 'application/pdf', bytes };
  },
});
