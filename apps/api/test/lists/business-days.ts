import { sql } from 'kysely';
import type { TestApi, TestClient } from '../../src/testing';
import { partOf, walk, walkedLists, type Item } from './lists';

/** Lists whose rows show the later change of record and account, and are filtered by that of the record. */
const ofAccounts = ['student', 'trainer', 'agency'].map((each) => `GET ${each}/list by updatedAt`);

const dated = walkedLists
  .flatMap((list) => Object.entries(list.fields).map(([field, { filter, type }]) => ({ ...list, field, filter, type })))
  .filter(({ filter, type }) => filter && (type === 'time' || type === 'day'))
  .map((each) => [`${each.name} by ${each.field}`, each] as const)
  .filter(([title]) => !ofAccounts.includes(title));

/** The day of an instant on the clocks of a zone. */
const dayIn = (zone: string, at: string): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: zone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(
    new Date(at),
  );

const comparisons: Readonly<Record<string, (own: string, day: string) => boolean>> = {
  eq: (own, day) => own === day,
  gte: (own, day) => own >= day,
  lte: (own, day) => own <= day,
};

/** Every filter by a day, with the business west and east of the date line. */
export const businessDayRules = (console: () => { readonly api: TestApi; readonly client: TestClient }): void => {
  describe.each(['Pacific/Honolulu', 'Pacific/Tongatapu'])(
    'instants are filtered by the days of a business in %s, calendar days by themselves',
    (zone) => {
      beforeAll(async () => {
        await sql`update settings set value = value || jsonb_build_object('timeZone', ${zone}::text) where group_name = 'general'`.execute(
          console().api.database.db,
        );
      });

      it.each(dated)('%s', async (_title, { name, call, field, type }) => {
        const { api, client } = console();
        const part = await partOf(api, name);
        const rows = async (own: object): Promise<readonly Item[]> =>
          walk(client, call, { ...part, filter: { ...(part['filter'] as object), ...own } }, 100);
        const days = new Map(
          (await rows({})).flatMap((row) => {
            const value = row[field] as string | null | undefined;
            return value ? [[row['id'], type === 'day' ? value : dayIn(zone, value)] as const] : [];
          }),
        );
        const day = [...days.values()][Math.floor(days.size / 2)];
        if (day === undefined) return;
        for (const [operator, is] of Object.entries(comparisons)) {
          const found = (await rows({ [field]: `${operator}:${day}` })).map(({ id }) => id);
          const expected = [...days].flatMap(([id, own]) => (is(own, day) ? [id] : []));
          expect({ operator, ids: found.sort() }).toEqual({ operator, ids: expected.sort() });
        }
      });
    },
  );
};
