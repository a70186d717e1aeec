import { sql } from 'kysely';
import { campaignFixture, type CampaignFixture } from '../src/domains/commerce/campaign/testing';
import { brokenPromises } from '../src/domains/commerce/campaign/testing-promises';
import { beginEntry, declareWhenClosed, newEntrants, sendEntry } from './campaign-steps';
import { inLanes, type Race } from './race';

const lanes = 8;
/** Entries of one campaign. */
const perCampaign = 20;
/** Milliseconds until entries close, while they are sent. */
const window = 60;

/** Lets the entries of a campaign close in so many milliseconds. */
export const closeSoon = ({ behind }: CampaignFixture, id: number, milliseconds: number): Promise<void> =>
  behind((db) =>
    sql`update marketing_coupons set entry_ends_at = clock_timestamp() + make_interval(secs => ${milliseconds} / 1000.0) where coupon_id = ${id}`.execute(
      db,
    ),
  );

/** The entries of a campaign that are sent, and those that have a rank. */
const readEnd = async ({ db }: CampaignFixture, id: number) =>
  (
    await sql<{ id: number; sent: boolean; ranked: boolean }>`
      select id, submitted_at is not null as sent, rank is not null as ranked from marketing_entries where coupon_id = ${id}`.execute(
      db,
    )
  ).rows;

/** Entries are sent at the moment when they close, while two admins declare. Each is ranked or refused, and one admin declares. */
export const raceCampaign: Race = async (tries) => {
  const f = await campaignFixture();
  try {
    const wrong: string[] = [];
    const students = await newEntrants(f.db, perCampaign);
    const admins = [(await f.api.person(1)).id, (await f.api.person(2)).id];
    for (let round = 0; round < tries / perCampaign; round += 1) {
      const { id, name } = await f.activeCampaign({ codeCount: 6, winners: 5 });
      const entries = new Map<number, number>();
      for (const userId of students) entries.set(userId, await beginEntry(f.db, userId, id));
      const sent = new Map<number, boolean>();
      await closeSoon(f, id, window);
      const declaring = Promise.all(admins.map((admin) => declareWhenClosed(f.db, admin, id, name)));
      await inLanes(perCampaign, lanes, async (_lane, at) => {
        const userId = students[at]!;
        const said = await sendEntry(f.db, userId, entries.get(userId)!);
        sent.set(entries.get(userId)!, said.status === 200);
        if (!('result' in said) && !/^Entries (closed|are closed)|^The result/.test(said.text)) wrong.push(said.text);
      });
      const statuses = (await declaring).map(({ status }) => status).sort();
      if (statuses.join() !== '200,409') wrong.push(`campaign ${id}: declarations ${statuses.join()}`);
      for (const entry of await readEnd(f, id))
        if (entry.sent !== sent.get(entry.id) || entry.ranked !== entry.sent)
          wrong.push(`entry ${entry.id}: ${JSON.stringify({ ...entry, answered: sent.get(entry.id) })}`);
    }
    return [...wrong, ...(await brokenPromises(f.db))];
  } finally {
    await f.close();
  }
};
