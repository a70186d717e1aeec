import type { BillTo, TaxLine } from '@lectern/contract/commerce';
import { sql, type Kysely } from 'kysely';
import type { DB } from '../../../database/schema.generated';
import { conflict, notFound } from '../../../server/calls/errors';

/** The rest of an invoice after its notes. Amounts are minor units. */
export interface LeftOfInvoice {
  readonly id: number;
  readonly number: string;
  readonly orderId: number;
  readonly title: string;
  readonly isTest: boolean;
  readonly billTo: BillTo;
  readonly placeOfSupply: string;
  /** The day of its rates. */
  readonly issuedOn: string;
  readonly taxIncluded: boolean;
  readonly listMinor: number;
  readonly discountMinor: number;
  readonly taxLines: readonly TaxLine[];
  readonly netMinor: number;
  readonly totalMinor: number;
}

/** @throws 404; 409 for a paper that is no invoice, that is replaced, or of which nothing is left */
export const readLeft = async (db: Kysely<DB>, id: number): Promise<LeftOfInvoice> => {
  const { rows } = await sql<LeftOfInvoice & { kind: string; replacedBy: string | null }>`
    with i as (select * from invoices where id = ${id}),
    notes as (
      select n.* from invoices n where n.credits_id = ${id}
      union all select d.* from invoices n join invoices d on d.credits_id = n.id where n.credits_id = ${id} and d.kind = 'debit'),
    gone as (
      select coalesce(sum(list_minor), 0)::bigint as list, coalesce(sum(discount_minor), 0)::bigint as discount, coalesce(sum(net_minor), 0)::bigint as net, coalesce(sum(total_minor), 0)::bigint as total from notes)
    select i.id, i.kind, i.number_text as number, i.order_id, i.description as title, i.test as is_test, i.place_of_supply, i.issued_on::text as issued_on, o.tax_included,
      jsonb_build_object('name', coalesce(i.bill_to->>'name', ''), 'email', coalesce(i.bill_to->>'email', ''), 'address', coalesce(i.bill_to->>'address', ''),
        'countryId', (i.bill_to->>'countryId')::bigint, 'stateId', (i.bill_to->>'stateId')::bigint, 'taxId', coalesce(i.bill_to->>'taxId', '')) as bill_to,
      i.list_minor + g.list as list_minor, i.discount_minor + g.discount as discount_minor, i.net_minor + g.net as net_minor, i.total_minor + g.total as total_minor,
      (select coalesce(jsonb_agg(jsonb_set(x, '{taxMinor}', to_jsonb((x->>'taxMinor')::bigint
        + coalesce((select sum((n.tax_lines->(at - 1)::int->>'taxMinor')::bigint) from notes n), 0))) order by at), '[]')
        from jsonb_array_elements(i.tax_lines) with ordinality t(x, at)) as tax_lines,
      (select r.number_text from invoices r where r.replaces_id = i.id) as replaced_by
    from i cross join gone g join orders o on o.id = i.order_id`.execute(db);
  const [found] = rows;
  if (!found) throw notFound();
  const { kind, replacedBy, ...left } = found;
  if (kind !== 'invoice') throw conflict('Only an invoice can be corrected');
  if (replacedBy !== null) throw conflict(`${left.number} was replaced by ${replacedBy}`);
  if (left.totalMinor <= 0) throw conflict(`Nothing is left of ${left.number}: there is nothing to correct`);
  return left;
};
