import type { BillTo } from '@lectern/contract/commerce';
import { billToFields } from '@lectern/contract/commerce';
import { sql, type Kysely } from 'kysely';
import { ValidationError } from 'yup';
import type { DB } from '../../../database/schema.generated';
import { writeAudit, type AuditOrigin } from '../../../server/calls/audit';
import type { StoredPaylink } from '../paylink/paylink.queries';
import { billErrors } from '../sale/bill-to';
import { readBillPlaces } from '../sale/bill-places.queries';
import { fieldOf } from './forms';
import type { TypedBill } from './pay-view';
import type { BillToField } from './view';

const names: readonly BillToField[] = ['name', 'email', 'address', 'countryId', 'stateId', 'taxId'];

const messagesOf = (error: unknown): Partial<Record<BillToField, string>> => {
  if (!(error instanceof ValidationError)) throw error;
  return Object.fromEntries(error.inner.map(({ path, message }) => [path ?? '', message]));
};

const numberOr = (typed: string): number | null => (/^\d{1,15}$/.test(typed) ? Number(typed) : null);

/**
 * Changes the payer of an open link. A field that is sent empty stays as it is. Gives the typed values with their errors,
 * or that it is saved.
 */
export const changeBill = async (
  db: Kysely<DB>,
  {
    link,
    body,
    origin,
    sellerCountryId,
  }: {
    readonly link: StoredPaylink;
    readonly body: unknown;
    readonly origin: AuditOrigin;
    readonly sellerCountryId: number | null;
  },
): Promise<TypedBill> => {
  const typed = Object.fromEntries(names.map((name) => [name, fieldOf(body, name).trim()])) as Record<
    BillToField,
    string
  >;
  const before = link.billTo;
  const countryId = typed.countryId === '' ? before.countryId : numberOr(typed.countryId);
  const stateId =
    typed.stateId === '' ? (countryId === before.countryId ? before.stateId : null) : numberOr(typed.stateId);
  try {
    await billToFields.validate(
      {
        name: typed.name || null,
        email: typed.email || null,
        address: typed.address || null,
        taxId: typed.taxId || null,
      },
      { abortEarly: false },
    );
  } catch (error) {
    return { typed, errors: messagesOf(error) };
  }
  const bill: BillTo = {
    name: typed.name || before.name,
    email: typed.email || before.email,
    address: typed.address || before.address,
    countryId,
    stateId: countryId === sellerCountryId ? stateId : null,
    taxId: fieldOf(body, 'withoutTaxId') === '1' ? '' : typed.taxId.toUpperCase() || before.taxId,
  };
  const wrong = billErrors(bill, await readBillPlaces(db, bill, sellerCountryId));
  if (wrong.length > 0)
    return {
      typed,
      errors: Object.fromEntries(
        wrong.map(({ property, constraints }) => [
          property.replace('billTo.', ''),
          Object.values(constraints)[0] ?? '',
        ]),
      ),
    };
  const changed = await db.transaction().execute(async (transaction) => {
    const { rows } = await sql`
      update orders set bill_to = ${JSON.stringify(bill)}::jsonb where id = ${link.orderId} and status = 'open' returning id`.execute(
      transaction,
    );
    if (rows.length > 0)
      await writeAudit(transaction, origin, [
        {
          action: 'order.billTo',
          entity: 'orders',
          entityId: link.orderId,
          label: link.item.title,
          changes: { invoiceTo: ['•••', '•••'] },
        },
      ]);
    return rows.length > 0;
  });
  return changed ? { saved: true } : {};
};
