import type { PaymentSetting, StoredPaymentSetting } from '@lectern/contract/commerce';
import { sql, type Kysely } from 'kysely';
import type { DB } from '../../../database/schema.generated';
import { linkDays, remindDays } from '../subscription/renewal-settings';

/** The seller and the rules of money; locked where they are going to be written. */
export const readPaymentSetting = async (db: Kysely<DB>, { isLocked = false } = {}): Promise<StoredPaymentSetting> => {
  const { rows } = await sql<StoredPaymentSetting>`
    select version, jsonb_build_object(
        'name', coalesce(value->'seller'->>'name', ''), 'address', coalesce(value->'seller'->>'address', ''),
        'countryId', (value->'seller'->>'countryId')::bigint, 'stateId', (value->'seller'->>'stateId')::bigint,
        'taxId', coalesce(value->'seller'->>'taxId', ''), 'email', coalesce(value->'seller'->>'email', ''),
        'phone', coalesce(value->'seller'->>'phone', ''), 'taxCode', coalesce(value->'seller'->>'taxCode', '')) as seller,
      coalesce((value->>'yearStarts')::int, 1) as year_starts,
      coalesce((select array_agg(x) from jsonb_array_elements_text(value->'taxOnTop') x), '{}') as tax_on_top,
      (value->>'refundApprovalMinor')::bigint as refund_approval_minor,
      jsonb_build_object('linkDays', ${linkDays}, 'remindDays', ${remindDays}) as renewals
    from settings where group_name = 'payments' ${isLocked ? sql`for update` : sql``}`.execute(db);
  return rows[0]!;
};

/** Writes the group; what else it holds (the mark of a demo) stays. */
export const writePaymentSetting = async (
  db: Kysely<DB>,
  value: Omit<PaymentSetting, 'version'>,
  userId: number,
): Promise<void> => {
  await sql`
    update settings set value = value || ${JSON.stringify(value)}::jsonb, updated_by = ${userId} where group_name = 'payments'`.execute(
    db,
  );
};

/** Facts about the place of a seller. */
export interface SellerPlace {
  readonly countryExists: boolean;
  readonly isIndia: boolean;
  readonly hasStates: boolean;
  /** The state belongs to the country; its tax code and name are known then. */
  readonly state: { readonly taxCode: string | null } | null;
  /** The name of the state with the tax id's first two digits. */
  readonly taxIdState: string | null;
}

export const readSellerPlace = async (
  db: Kysely<DB>,
  { countryId, stateId, taxId }: Pick<PaymentSetting['seller'], 'countryId' | 'stateId' | 'taxId'>,
): Promise<SellerPlace> =>
  (
    await sql<SellerPlace>`
      select exists (select 1 from countries where id = ${countryId}) as country_exists,
        exists (select 1 from countries where id = ${countryId} and iso2 = 'IN') as is_india,
        exists (select 1 from states where country_id = ${countryId}) as has_states,
        (select jsonb_build_object('taxCode', s.tax_code) from states s where s.id = ${stateId ?? null} and s.country_id = ${countryId}) as state,
        (select s.name from states s where s.country_id = ${countryId} and s.tax_code = left(${taxId ?? ''}, 2) limit 1) as tax_id_state`.execute(
      db,
    )
  ).rows[0]!;

/** The first of these currencies that the console does not have. */
export const findUnknownCurrency = async (db: Kysely<DB>, codes: readonly string[]): Promise<string | undefined> =>
  (
    await sql<{ code: string }>`
      select x as code from unnest(${[...codes]}::text[]) x where not exists (select 1 from currencies c where c.code = x) limit 1`.execute(
      db,
    )
  ).rows[0]?.code;
