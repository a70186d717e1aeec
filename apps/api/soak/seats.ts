import { sql } from 'kysely';
import { testDatabase } from '../src/database/testing';
import { withTestServer } from '../src/database/testing/server';
import { insertMember } from '../src/domains/people/batch/member/member.queries';
import { takeSeat } from '../src/domains/people/batch/member/seats.queries';
import { testRoots } from '../src/testing/roots';

const bookings = 10_000;
const seats = 500;
const atOnce = 32;

/** 10,000 students book the 500 seats of a batch, 32 at a time: each seat is taken once, and the count is that of the members. */
export const soakSeats = (say: (text: string) => void): Promise<{ readonly passed: number; readonly failed: number }> =>
  withTestServer(testRoots, async () => {
    const database = await testDatabase({ seed: 'base' });
    const { db } = database;
    try {
      await sql`insert into users (role_id, status, first_name, last_name, email, slug)
        select 15, 'active', 'Soak', 'Student', 'soak' || n || '@example.com', 'soak-' || n from generate_series(1, ${bookings}::int) n`.execute(
        db,
      );
      await sql`insert into students (user_id) select id from users where slug like 'soak-%'`.execute(db);
      await sql`insert into users (role_id, status, first_name, last_name, email, slug) values (14, 'active', 'Soak', 'Trainer', 'trainer@soak.example.com', 'trainer-of-soak')`.execute(
        db,
      );
      const { rows: made } = await sql<{ id: number }>`
        with t as (insert into trainers (user_id, state) select id, 'verified' from users where slug = 'trainer-of-soak' returning id)
        insert into batches (kind, trainer_id, title, time_zone, starts_at, ends_at, seats)
        select 'training', t.id, 'Soak', (select min(name) from time_zones), now() + interval '1 day', now() + interval '2 days', ${seats} from t returning id`.execute(
        db,
      );
      const batchId = made[0]!.id;
      const { rows: students } = await sql<{ id: number }>`select id from students order by id`.execute(db);
      const waiting = students.map(({ id }) => id);
      let booked = 0;
      const book = async (studentId: number): Promise<void> =>
        db.transaction().execute(async (transaction) => {
          if (!(await takeSeat(transaction, batchId))) return;
          const values = { batchId, studentId, state: 'active' as const, holdHours: 1, createdBy: null };
          if (await insertMember(transaction, values)) booked += 1;
        });
      const work = async (): Promise<void> => {
        for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) await book(next);
      };
      await Promise.all(Array.from({ length: atOnce }, work));
      const { rows } = await sql<{ taken: number; members: number }>`
        select seats_taken as taken, (select count(*)::int from batch_members where batch_id = b.id and state = 'active') as members from batches b where id = ${batchId}`.execute(
        db,
      );
      const { taken = 0, members = 0 } = rows[0] ?? {};
      const isRight = taken === seats && members === seats && booked === seats;
      say(`seats: ${bookings} bookings of ${seats} seats, ${booked} made, ${taken} counted, ${members} members`);
      return { passed: isRight ? 1 : 0, failed: isRight ? 0 : 1 };
    } finally {
      await database.close();
    }
  });
