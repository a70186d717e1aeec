import { sql, type Kysely } from 'kysely';
import type { DB } from '../database/schema.generated';
import { seedMoneyReference } from './selling';
import { countries, currencies, languages, rupeesPerUnit, states } from './reference-data';

/** Names that ICU keeps from before IANA renamed the zone. */
const renamed: Readonly<Record<string, string>> = {
  'Asia/Calcutta': 'Asia/Kolkata',
  'Asia/Katmandu': 'Asia/Kathmandu',
  'Asia/Saigon': 'Asia/Ho_Chi_Minh',
  'America/Buenos_Aires': 'America/Argentina/Buenos_Aires',
  'Europe/Kiev': 'Europe/Kyiv',
};

/** The IANA zones of a country. */
const zonesOf = (iso2: string): string[] =>
  ((new Intl.Locale('und', { region: iso2 }) as Intl.Locale & { timeZones?: string[] }).timeZones ?? []).map(
    (name) => renamed[name] ?? name,
  );

/** Reference data: currencies with rates for 24 months, countries, states, time zones, languages. Runs once, on an empty database. */
export const seedBase = async (db: Kysely<DB>): Promise<void> => {
  await db
    .insertInto('currencies')
    .values(
      currencies.map(([code, name, symbol, exponent], index) => ({ code, name, symbol, exponent, sortOrder: index })),
    )
    .execute();
  await sql`
    insert into price_rates (currency, inr_per_unit, valid_from)
    select currency, round((base * (1 + 0.02 * sin(month)))::numeric, 8), date_trunc('day', now()) - interval '3 days' - make_interval(months => 23 - month)
    from unnest(${Object.keys(rupeesPerUnit)}::text[], ${Object.values(rupeesPerUnit)}::float8[]) as rate (currency, base), generate_series(0, 23) month`.execute(
    db,
  );
  const made = await db
    .insertInto('countries')
    .values(countries.map((country, index) => ({ ...country, sortOrder: index })))
    .returning(['id', 'iso2'])
    .execute();
  const idOf = new Map(made.map((country) => [country.iso2, country.id]));
  for (const [iso2, list] of Object.entries(states)) {
    const countryId = idOf.get(iso2);
    if (countryId === undefined) continue;
    await db
      .insertInto('states')
      .values(
        list.split(',').map((each) => {
          const [code = '', name = ''] = each.split('=');
          return { countryId, code, name };
        }),
      )
      .execute();
  }
  const zones = countries.flatMap(({ iso2 }) =>
    zonesOf(iso2).map((name) => ({ name, countryId: idOf.get(iso2) ?? null })),
  );
  await sql`
    insert into time_zones (name, country_id, label)
    select distinct on (zone.name) zone.name, zone.country, replace(split_part(zone.name, '/', -1), '_', ' ')
    from unnest(${zones.map((zone) => zone.name)}::text[], ${zones.map((zone) => zone.countryId)}::bigint[]) as zone (name, country)
    where exists (select 1 from pg_timezone_names z where z.name = zone.name)
    order by zone.name on conflict do nothing`.execute(db);
  await db
    .insertInto('languages')
    .values(
      languages.map(([code, name, nativeName, direction], index) => ({
        code,
        name,
        nativeName,
        direction,
        isDefault: index === 0,
        sortOrder: index,
      })),
    )
    .execute();
  await seedMoneyReference(db);
};
