import { sql, type Kysely } from 'kysely';
import type { DB } from '../../../database/schema.generated';
import type { Paper } from '../../../server/documents/invoice/paper';

/** An issued paper with the values of its PDF, its student's account and its seller. */
export interface StoredPaper extends Omit<Paper, 'issuedAt'> {
  readonly issuedAt: string;
  readonly userId: number;
  readonly salesUserId: number | null;
}

const party = (column: string) => sql`jsonb_build_object(
  'name', coalesce(${sql.ref(column)}->>'name', ''), 'address', coalesce(${sql.ref(column)}->>'address', ''),
  'state', coalesce(${sql.ref(column)}->>'stateName', ${sql.ref(column)}->>'state', ''), 'country', coalesce(${sql.ref(column)}->>'countryName', ${sql.ref(column)}->>'country', ''),
  'taxId', coalesce(${sql.ref(column)}->>'taxId', ''), 'email', coalesce(${sql.ref(column)}->>'email', ''))`;

/** The paper of this id, as it was issued. */
export const readPaper = async (db: Kysely<DB>, id: number): Promise<StoredPaper | undefined> =>
  (
    await sql<StoredPaper>`
      select i.kind, i.test, i.number_text, i.issued_on::text as issued_on, i.issued_at, jsonb_build_object('code', y.code, 'symbol', y.symbol, 'exponent', y.exponent) as currency,
        ${party('i.sold_by')} as sold_by, ${party('i.bill_to')} as bill_to,
        case when i.bill_to->>'name' <> u.full_name then u.full_name end as learner_name,
        i.place_of_supply, i.note, i.description, i.tax_code, i.list_minor, i.discount_minor, i.tax_lines, o.tax_included, i.net_minor, i.tax_minor, i.total_minor,
        (select c.number_text from invoices c where c.id = i.credits_id) as credits_number, nullif(i.correction_reason, '') as correction_reason,
        (select c.number_text from invoices c where c.id = i.replaces_id) as replaces,
        report_day(p.paid_at)::text as paid_on, nullif(p.method, '') as method, p.provider_payment_id as reference, o.id as order_id, i.user_id, o.sales_user_id
      from invoices i join orders o on o.id = i.order_id join currencies y on y.code = i.currency join users u on u.id = i.user_id
      left join payments p on p.id = i.payment_id where i.id = ${id}`.execute(db)
  ).rows[0];

/** A stored paper as it is drawn and shown. Names without a value are left out: a paper has no empty lines. */
export const paperOf = ({ userId: _user, salesUserId: _seller, issuedAt, ...row }: StoredPaper): Paper => ({
  ...(Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null)) as typeof row),
  issuedAt: new Date(issuedAt),
});
