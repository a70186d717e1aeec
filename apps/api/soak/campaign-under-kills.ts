import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { couponCalls } from '@lectern/contract/commerce';
import { sql } from 'kysely';
import { withTestServer } from '../src/database/testing/server';
import { campaignFixture, type CampaignFixture } from '../src/domains/commerce/campaign/testing';
import { brokenPromises } from '../src/domains/commerce/campaign/testing-promises';
import { testRoots } from '../src/testing/roots';
import { closeSoon } from './campaign';
import type { Work, Worked } from './campaign-entrants';
import { beginEntry, declareWhenClosed, newEntrants } from './campaign-steps';
import { Child } from './child';
import { inLanes } from './race';

const tries = 10_000;
const perCampaign = 200;
/** Campaigns of a part, which has an API and sessions of its own: access tokens last ten minutes. */
const campaignsOfPart = 5;
/** Campaigns of a part in which a worker is killed that makes codes, and a sender that declares. */
const killsWorker = 0;
const killsSender = 2;
/** Several batches of the job. */
const codes = 6000;
const winners = 25;
/** Milliseconds until entries close, while they are sent. Few are sent in some rounds, and nearly all in others. */
const windowOf = (round: number): number => 200 + (round % 10) * 300;

/** Waits until this many seconds for something. @throws with its name */
const until = async (what: string, holds: () => Promise<boolean>, seconds = 300): Promise<void> => {
  for (const end = Date.now() + seconds * 1000; !(await holds()); await pause(50))
    if (Date.now() > end) throw new Error(`${what} never came`);
};

/** A campaign with codes from a job; on some rounds its worker is killed meanwhile. */
const activate = async (f: CampaignFixture, worker: Child, isKilled: boolean) => {
  const { id, name } = await f.campaign({ codeCount: codes, winners });
  const made = async () => (await f.read(id)).campaign!.codesMade;
  if (isKilled) {
    await until('the first codes', async () => (await made()) > 0);
    await worker.kill();
  }
  await until('all codes', async () => (await made()) >= codes);
  if ((await made()) !== codes) throw new Error(`campaign ${id} has ${await made()} codes`);
  const { version } = await f.read(id);
  await f.done(couponCalls.changeStatus, { id, version, status: 'active' });
  return { id, name };
};

interface Round {
  readonly f: CampaignFixture;
  readonly processes: readonly [Child, Child];
  readonly students: readonly number[];
  readonly admins: readonly [number, number];
}

/** Sends the entries of a campaign by two processes, of which one may be killed, and compares answers with rows. */
const closeAndDeclare = async (
  { f, processes, students, admins }: Round,
  { id, name }: { readonly id: number; readonly name: string },
  { isKilled, window }: { readonly isKilled: boolean; readonly window: number },
) => {
  const entries: Work['entries'][number][] = [];
  await inLanes(students.length, 8, async (_lane, at) => {
    const userId = students[at]!;
    entries.push({ userId, entryId: await beginEntry(f.db, userId, id) });
  });
  await closeSoon(f, id, window);
  const half = entries.length / 2;
  const working = processes.map((each, at) =>
    each.ask<Worked>({
      couponId: id,
      name,
      adminId: admins[at]!,
      entries: entries.slice(at * half, (at + 1) * half),
    } satisfies Work),
  );
  if (isKilled) {
    await pause(window * Math.random() * 1.5);
    await processes[0].kill();
  }
  const answers = await Promise.all(working);
  // A process that was killed in its declaration leaves nothing of it.
  const last = await declareWhenClosed(f.db, admins[0], id, name);
  const { rows } = await sql<{ id: number; sent: boolean; ranked: boolean }>`
    select id, submitted_at is not null as sent, rank is not null as ranked from marketing_entries where coupon_id = ${id}`.execute(
    f.db,
  );
  const answered = new Map(answers.flatMap((each) => each?.answers ?? []));
  const declared = answers.filter((each) => each?.declared === 200).length + (last.status === 200 ? 1 : 0);
  return {
    wrong: [
      ...answers.flatMap((each) => each?.wrong ?? []),
      ...rows
        .filter((row) => row.sent !== row.ranked || (answered.get(row.id) ?? row.sent) !== row.sent)
        .map((row) => `entry ${row.id}: ${JSON.stringify({ ...row, answered: answered.get(row.id) })}`),
      ...(declared > 1 ? [`campaign ${id} was declared ${declared} times`] : []),
      ...(!isKilled && declared !== 1 ? [`campaign ${id} was declared ${declared} times`] : []),
    ],
    sent: rows.filter(({ sent }) => sent).length,
  };
};

interface Part {
  readonly wrong: readonly string[];
  readonly sent: number;
  readonly mails: number;
}

/** Five campaigns on a database of its own, with a worker and two senders. */
const runPart = async (part: number): Promise<Part> => {
  const f = await campaignFixture();
  const outbox = await mkdtemp(path.join(tmpdir(), 'lectern-soak-campaign-'));
  const { url } = f.api.database;
  const worker = new Child('campaign-worker.ts', [url, outbox]);
  const processes = [new Child('campaign-entrants.ts', [url]), new Child('campaign-entrants.ts', [url])] as const;
  try {
    const students = await newEntrants(f.db, perCampaign);
    const admins = [(await f.api.person(1)).id, (await f.api.person(2)).id] as const;
    const wrong: string[] = [];
    let sent = 0;
    for (let round = 0; round < campaignsOfPart; round += 1) {
      const campaign = await activate(f, worker, round === killsWorker);
      const terms = { isKilled: round === killsSender, window: windowOf(part * campaignsOfPart + round) };
      const end = await closeAndDeclare({ f, processes, students, admins }, campaign, terms);
      wrong.push(...end.wrong);
      sent += end.sent;
    }
    const isEmpty = async () =>
      (await sql`select 1 from mails where state = 'queued' limit 1`.execute(f.db)).rows.length === 0;
    await until('the last mail', isEmpty);
    const { rows } = await sql<{ won: number }>`
      select count(*)::int as won from marketing_entries where won`.execute(f.db);
    const mails = (await readdir(outbox)).filter((file) => file.endsWith('.eml')).length;
    if (mails !== rows[0]!.won) wrong.push(`${rows[0]!.won} winners, ${mails} mails`);
    return { wrong: [...wrong, ...(await brokenPromises(f.db))], sent, mails };
  } finally {
    await Promise.all([worker, ...processes].map((each) => each.stop()));
    await f.close();
    await rm(outbox, { recursive: true, force: true });
  }
};

/** 10,000 entries are sent while their campaigns close and are declared by two processes. In each part a worker and a sender are killed. */
export const soakCampaign = (
  say: (text: string) => void,
): Promise<{ readonly passed: number; readonly failed: number }> =>
  withTestServer(testRoots, async () => {
    const began = Date.now();
    const parts: Part[] = [];
    const text = (): string => {
      const sum = (of: (part: Part) => number): number => parts.reduce((total, part) => total + of(part), 0);
      return `campaign: ${parts.length * campaignsOfPart * perCampaign} tries, ${sum(({ sent }) => sent)} sent, ${parts.length * 2} kills, ${sum(({ mails }) => mails)} mails, ${sum(({ wrong }) => wrong.length)} violations`;
    };
    for (let part = 0; part < tries / (campaignsOfPart * perCampaign); part += 1) {
      parts.push(await runPart(part));
      say(text());
    }
    const wrong = parts.flatMap((part) => part.wrong);
    for (const each of wrong.slice(0, 20)) say(`  ${each}`);
    say(`${text()}, ${Math.round((Date.now() - began) / 1000)} s`);
    return { passed: wrong.length === 0 ? 1 : 0, failed: wrong.length === 0 ? 0 : 1 };
  });
