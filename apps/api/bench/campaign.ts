import { readFileSync } from 'node:fs';
import { median, ratio, rounded } from '@lectern/tools/bench/statistics';
import { sql, type Kysely } from 'kysely';
import type { DB } from '../src/database/schema.generated';
import { withTestServer } from '../src/database/testing/server';
import { writeResult } from '../src/domains/commerce/campaign/result.queries';
import { campaignFixture, type CampaignFixture } from '../src/domains/commerce/campaign/testing';
import { testRoots } from '../src/testing/roots';
import type { Note } from '.';
import { inPairs } from './in-pairs';

const entriesOfCampaign = 200_000;
const winners = 100;
/** A declaration takes long: more rounds than this say nothing new. */
const most = 3;
/** Linux counts the time of a process in hundredths of a second. */
const ticksOfSecond = 100;

/** CPU seconds of this process and of the processes of the database until now. */
const cpuSeconds = async (db: Kysely<DB>): Promise<number> => {
  const { rows } = await sql<{ pid: number }>`select pid from pg_stat_activity`.execute(db);
  const ticks = rows.map(({ pid }) => {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ');
    return Number(fields[11]) + Number(fields[12]);
  });
  const { user, system } = process.cpuUsage();
  return ticks.reduce((sum, each) => sum + each, 0) / ticksOfSecond + (user + system) / 1_000_000;
};

/** Accounts for the entries: all campaigns have the same people. */
const writePeople = (f: CampaignFixture): Promise<void> =>
  f.behind((db) =>
    sql`
      with u as (insert into users (role_id, status, first_name, last_name, email, slug)
        select 15, 'active', 'Bench', 'Entrant', 'entrant' || n || '@bench.example.com', 'bench-entrant-' || n from generate_series(1, ${entriesOfCampaign}::int) n returning id)
      insert into students (user_id) select id from u`.execute(db),
  );

/** A campaign with sent entries that are closed. */
const closedCampaign = async (f: CampaignFixture) => {
  const { id, name } = await f.activeCampaign({ codeCount: winners, winners });
  await f.behind(async (db) => {
    await sql`
      insert into marketing_entries (coupon_id, student_id, started_at, submitted_at, percent, marks)
      select ${id}, s.id, x.at - make_interval(secs => 60 + s.id * 7919 % 900), x.at, s.id * 104729 % 101, s.id * 104729 % 101
      from students s join users u on u.id = s.user_id and u.slug like 'bench-entrant-%' cross join lateral (select now() - make_interval(secs => 3600 + s.id % 9000) as at) x`.execute(
      db,
    );
  });
  await f.closeEntries(id);
  await sql`vacuum analyze marketing_entries`.execute(f.db);
  return { id, name };
};

/** CPU seconds of the declaration among 200,000 entries: the call ÷ its bare statements, without triggers, mails and audit. */
export const benchDeclaration = (rounds: number, note: Note): Promise<void> =>
  withTestServer(testRoots, async () => {
    const f = await campaignFixture();
    try {
      await writePeople(f);
      const { id: admin } = await f.api.person(1);
      const cpuOf = async (declare: (campaign: { id: number; name: string }) => Promise<number>): Promise<number> => {
        const campaign = await closedCampaign(f);
        const before = await cpuSeconds(f.db);
        const won = await declare(campaign);
        if (won !== winners) throw new Error(`${won} of ${winners} won`);
        return (await cpuSeconds(f.db)) - before;
      };
      const { ours, bare } = await inPairs(
        Math.min(rounds, most),
        () =>
          cpuOf(async (campaign) => {
            const { status, body } = await f.declare(campaign);
            if (status !== 200) throw new Error(`a declaration was answered ${status}`);
            return (body as { result: { winners: number } }).result.winners;
          }),
        () =>
          cpuOf(async ({ id }) => {
            let won = 0;
            await f.behind(async (db) => {
              won = await writeResult(db, id, admin);
            });
            return won;
          }),
      );
      const { ratio: value, spread } = ratio(ours, bare);
      note(
        'campaign.declare_200k_s',
        value,
        `ours ${rounded(median(ours))} s, bare ${rounded(median(bare))} s of the processors, quartiles ${rounded(spread[0])} to ${rounded(spread[1])}`,
      );
    } finally {
      await f.close();
    }
  });
