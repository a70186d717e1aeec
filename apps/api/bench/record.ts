import { rightNames } from '@lectern/contract';
import { studentCalls } from '@lectern/contract/people';
import { Kysely, PostgresDialect } from 'kysely';
import { createPool } from '../src/database/connect';
import type { DB } from '../src/database/schema.generated';
import { readInput, readQuery } from '../src/server/calls/input';
import { listStudents } from '../src/domains/people/student/student-list';
import { addressOf, type Question } from './mix';

/** What the handler of the list asks the database for one question. */
export interface Recorded {
  readonly limit: number;
  readonly statements: readonly { readonly sql: string; readonly parameters: readonly unknown[] }[];
}

/** Address → what answers it. */
export type Recording = Readonly<Record<string, Recorded>>;

const anybody = {
  userId: 1,
  name: 'Bench',
  roleId: 1,
  rights: new Set(rightNames),
  sessionId: 1,
  impersonatorId: null,
};

/** Runs the list's own handler on each question and writes down its statements: what the bare server sends cannot differ from them. */
export const record = async (url: string, questions: readonly Question[]): Promise<Recording> => {
  let statements: { sql: string; parameters: readonly unknown[] }[] = [];
  const pool = createPool(url, { max: 1 });
  const db = new Kysely<DB>({
    dialect: new PostgresDialect({ pool }),
    log: ({ query: { sql, parameters } }) => void statements.push({ sql, parameters }),
  });
  const recording: Record<string, Recorded> = {};
  try {
    for (const question of questions) {
      statements = [];
      await listStudents({ request: await readInput(studentCalls.list, readQuery(question)), db, actor: anybody });
      recording[addressOf(question)] = { limit: Number(question['limit'] ?? 25), statements };
    }
    return recording;
  } finally {
    await db.destroy();
  }
};
