/**
 * `campaign-entrants.ts URL`: reads a `Work` a line, sends its entries and declares its campaign, and prints what each entry was answered.
 * It may be killed at any moment.
 */
import { createInterface } from 'node:readline';
import { createDatabase } from '../src/database/connect';
import { declareWhenClosed, sendEntry } from './campaign-steps';
import { inLanes } from './race';

/** A part of a campaign's entries, and an admin who declares. */
export interface Work {
  readonly couponId: number;
  readonly name: string;
  readonly adminId: number;
  readonly entries: readonly { readonly userId: number; readonly entryId: number }[];
}
export interface Worked {
  readonly declared: number;
  /** Entry, and whether it was taken. */
  readonly answers: readonly (readonly [number, boolean])[];
  readonly wrong: readonly string[];
}

const [url = ''] = process.argv.slice(2);
const { db } = createDatabase(url, { max: 10 });
const lanes = 8;

const work = async ({ couponId, name, adminId, entries }: Work): Promise<Worked> => {
  const declaring = declareWhenClosed(db, adminId, couponId, name);
  const answers: [number, boolean][] = [];
  const wrong: string[] = [];
  await inLanes(entries.length, lanes, async (_lane, at) => {
    const { userId, entryId } = entries[at]!;
    const said = await sendEntry(db, userId, entryId);
    answers.push([entryId, 'result' in said]);
    if (!('result' in said) && !/^Entries (closed|are closed)|^The result/.test(said.text)) wrong.push(said.text);
  });
  return { declared: (await declaring).status, answers, wrong };
};

for await (const line of createInterface({ input: process.stdin }))
  process.stdout.write(`${JSON.stringify(await work(JSON.parse(line) as Work))}\n`);
process.exit(0);
