import { sql } from 'kysely';
import { createDatabase } from '../src/database/connect';
import { seedDemo } from '../src/seed/demo';
import { shareOf, writeMany } from '../src/seed/many/write';
import { testTools } from '../src/testing/tools';
import type { Note } from '.';
import { benchLiveMessages } from './live-messages';
import { benchOpenConversation } from './open-conversation';
import { startSubjects } from './subjects';
import { benchTabs, tabProbes } from './tabs';

/** Ten thousand batches with what belongs to them, and one conversation of ten thousand messages. */
const many = { ...shareOf(50_000), trainers: 15_000, agencies: 1_000, batches: 10_000, longest: 10_000 };

/** The tabs of a batch among ten thousand, a long conversation, and how soon a message is on another device. */
export const benchPeople = async (rounds: number, note: Note): Promise<void> => {
  const subjects = await startSubjects(Object.values(tabProbes()).flat(), (db) =>
    db.transaction().execute(async (transaction) => {
      await seedDemo(transaction, testTools);
      await writeMany(transaction, many);
    }),
  );
  const database = createDatabase(subjects.url);
  try {
    await benchTabs(subjects, rounds, note);
    await benchOpenConversation(subjects, database.db, rounds, note);
    const { rows } = await sql<{ userId: number }>`
      select s.user_id from students s join users u on u.id = s.user_id where u.status = 'active' and u.slug like 'student-%' order by s.id limit 50`.execute(
      database.db,
    );
    await benchLiveMessages(
      subjects,
      rows.map(({ userId }) => userId),
      note,
    );
  } finally {
    await database.close();
    await subjects.stop();
  }
};
