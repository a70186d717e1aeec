import { sql, type RawBuilder } from 'kysely';

/** A bill with the country and the state that it names, as SQL. */
export interface BilledPlace {
  readonly bill: RawBuilder<unknown>;
  readonly country: RawBuilder<unknown>;
  readonly stateName: RawBuilder<unknown>;
  readonly stateCode: RawBuilder<unknown>;
}

/** The names of a bill's place, from countries `c` and states `t`. */
export const placeNames: Omit<BilledPlace, 'bill'> = {
  country: sql.ref('c.name'),
  stateName: sql.ref('t.name'),
  stateCode: sql.ref('t.taxCode'),
};

/** The bill as a paper keeps it: with the names of the day. */
export const namedBill = ({ bill, country, stateName }: BilledPlace): RawBuilder<unknown> =>
  sql`${bill} || jsonb_build_object('country', coalesce(${country}, ''), 'state', coalesce(${stateName}, ''))`;

const isAtHome = ({ bill }: BilledPlace, sellerCountryId: number | null): RawBuilder<unknown> =>
  sql`(${bill}->>'countryId')::bigint = ${sellerCountryId}::bigint`;

/** '29-Karnataka' in the seller's country, else empty. */
export const placeOfSupply = (place: BilledPlace, sellerCountryId: number | null): RawBuilder<unknown> =>
  sql`case when ${isAtHome(place, sellerCountryId)} then coalesce(${place.stateCode} || '-' || ${place.stateName}, '') else '' end`;

/** The remark of an export without tax, else empty. */
export const exportNote = (
  place: BilledPlace,
  taxLines: RawBuilder<unknown>,
  sellerCountryId: number | null,
): RawBuilder<unknown> =>
  sql`case when not ${isAtHome(place, sellerCountryId)} and tax_sum(${taxLines}) = 0 then 'Export of services under letter of undertaking, without payment of tax' else '' end`;
