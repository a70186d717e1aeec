import { rightNames, type Call } from '@lectern/contract';
import { studentCalls } from '@lectern/contract/people';
import { CamelCasePlugin, Kysely, PostgresDialect } from 'kysely';
import { createPool } from '../src/database/connect';
import type { DB } from '../src/database/schema.generated';
import { listStudents } from '../src/domains/people/student/student-list';
import type { Context, Handler } from '../src/server/calls/frame';
import { readInput, readQuery } from '../src/server/calls/input';
import { addressOf, type Question } from './mix';

/** What a call's handler asks the database for one question. */
export interface Recorded {
  /** Of a list: the rows of a page. Anything else is answered with all rows. */
  readonly limit?: number;
  readonly statements: readonly { readonly sql: string; readonly parameters: readonly unknown[] }[];
}

/** Address → what answers it. */
export type Recording = Readonly<Record<string, Recorded>>;

/** One question to both servers, and who answers it in the console. */
export interface Probe {
  readonly address: string;
  readonly limit?: number;
  readonly answer: (db: Kysely<DB>) => Promise<unknown>;
}

const anybody = {
  userId: 1,
  name: 'Bench',
  roleId: 1,
  rights: new Set(rightNames),
  sessionId: 1,
  impersonatorId: null,
};

/** A question to a call that reads. */
export const probeOf = <C extends Call>(call: C, handler: Handler<C>, question: Question): Probe => ({
  address: addressOf(question, call.path),
  answer: async (db) =>
    handler({ request: await readInput(call, readQuery(question)), db, actor: anybody } as unknown as Context<C>),
});

/** A question to the list of students. */
export const studentProbes = (questions: readonly Question[]): readonly Probe[] =>
  questions.map((question) => ({
    address: addressOf(question),
    limit: Number(question['limit'] ?? 25),
    answer: async (db) =>
      listStudents({ request: await readInput(studentCalls.list, readQuery(question)), db, actor: anybody }),
  }));

/** Runs the calls' own handlers on each question and writes down their statements: what the bare server sends cannot differ from them. */
export const record = async (url: string, probes: readonly Probe[]): Promise<Recording> => {
  let statements: { sql: string; parameters: readonly unknown[] }[] = [];
  const pool = createPool(url, { max: 1 });
  const db = new Kysely<DB>({
    dialect: new PostgresDialect({ pool }),
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
    log: ({ query: { sql, parameters } }) => void statements.push({ sql, parameters }),
  });
  const recording: Record<string, Recorded> = {};
  try {
    for (const { address, limit, answer } of probes) {
      statements = [];
      await answer(db);
      recording[address] = { statements, ...(limit !== undefined && { limit }) };
    }
    return recording;
  } finally {
    await db.destroy();
  }
};
