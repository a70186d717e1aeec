/**
 * One process of the reservations' load: `reserver.ts URL CONNECTIONS TRIES FIRST-USER USERS CODE…`. Each connection reserves codes for students
 * in turn, and then uses or releases some of what it got. Prints the answers as JSON.
 */
import pg from 'pg';
import type { LoadCount } from './run';

const [url, connections, tries, firstUser, users, ...codes] = process.argv.slice(2);
const pool = new pg.Pool({ connectionString: url, max: Number(connections) });
const count: LoadCount = { tries: 0, reserved: 0, used: 0, released: 0, unsettled: 0, above: 0, refused: {} };

/** Whether more is reserved than the limits allow, while this transaction holds the counter. */
const isAbove = async (client: pg.PoolClient, coupon: string, user: number): Promise<boolean> => {
  const { rows } = await client.query<{ above: boolean }>(
    `select coalesce(count(*) > c.total_limit, false) or count(*) filter (where r.user_id = $2) > c.per_user_limit as above
     from coupons c join coupon_redemptions r on r.coupon_id = c.id and r.state <> 'released' where c.id = $1 group by c.id`,
    [coupon, user],
  );
  return rows[0]?.above ?? false;
};

const reserve = async (client: pg.PoolClient, code: string, user: number): Promise<string | undefined> => {
  await client.query('begin');
  const { rows } = await client.query<{ coupon: string; code: string; discount: string; refused: string | null }>(
    `select * from coupon_reserve($1, $2, 'INR', 100000, 'course', null, null, null, null)`,
    [code, user],
  );
  const [taken] = rows;
  if (!taken || taken.refused !== null) {
    const reason = taken?.refused ?? 'nothing';
    count.refused[reason] = (count.refused[reason] ?? 0) + 1;
    await client.query('rollback');
    return undefined;
  }
  const order = await client.query<{ id: string }>(
    `insert into orders (user_id, student_id, item_kind, course_id, title, currency, list_minor, discount_minor, total_minor, base_currency, base_minor, channel)
     select $1, s.id, 'course', (select min(id) from courses), 'Load', 'INR', 100000, $2::bigint, 100000 - $2::bigint, 'INR', 100000, 'staff' from students s where s.user_id = $1 returning id`,
    [user, taken.discount],
  );
  const id = order.rows[0]?.id ?? '';
  await client.query(
    `insert into coupon_redemptions (coupon_id, code_id, user_id, order_id, currency, discount_minor) values ($1, $2, $3, $4, 'INR', $5)`,
    [taken.coupon, taken.code, user, id, taken.discount],
  );
  if (await isAbove(client, taken.coupon, user)) count.above += 1;
  await client.query('commit');
  count.reserved += 1;
  return id;
};

/** One half of the orders is paid, the other expires, each by two calls together. Only one of the two finds the reservation. */
const settle = async (order: string): Promise<void> => {
  const isPaid = Number(order) % 2 === 0;
  const answers = await Promise.all(
    [1, 2].map(
      async () =>
        (await pool.query<{ done: boolean }>(`select ${isPaid ? 'coupon_use' : 'coupon_release'}($1) as done`, [order]))
          .rows[0]?.done,
    ),
  );
  if (answers.filter(Boolean).length !== 1) count.unsettled += 1;
  else if (isPaid) count.used += 1;
  else count.released += 1;
};

const worker = async (): Promise<void> => {
  while (count.tries < Number(tries)) {
    const turn = (count.tries += 1);
    const code = codes[turn % codes.length] ?? '';
    const client = await pool.connect();
    const order = await reserve(client, code, Number(firstUser) + ((turn * 7919) % Number(users))).finally(() =>
      client.release(),
    );
    // Of codes that begin with FREED every other round's reservations are settled; the others stay reserved.
    if (order && code.startsWith('FREED') && Math.floor(turn / codes.length) % 2 === 0) await settle(order);
  }
};
await Promise.all(Array.from({ length: Number(connections) }, worker));
await pool.end();
process.stdout.write(JSON.stringify(count));
