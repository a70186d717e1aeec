import { spawn } from 'node:child_process';
import path from 'node:path';
import type pg from 'pg';

/** The answers that one process got. */
export interface LoadCount {
  tries: number;
  reserved: number;
  used: number;
  released: number;
  /** Orders that were settled twice, or not at all. */
  unsettled: number;
  /** Reservations that found more reserved than the limits allow. */
  above: number;
  refused: Record<string, number>;
}

const processes = 2;
const connections = 16;
const students = 300;

/** Code, total limit, limit per student. */
const coupons = [
  ['KEPT50', 50, 1],
  ['KEPT3', null, 3],
  ['FREED200', 200, 2],
  ['FREED5', null, 5],
] as const;

const prepare = async (pool: pg.Pool): Promise<number> => {
  const { rows } = await pool.query<{ id: string }>(
    `insert into users (role_id, status, first_name, email, slug) select 15, 'active', 'Load ' || n, 'load' || n || '@load.example.com', 'load-' || n from generate_series(1, $1) n returning id`,
    [students],
  );
  await pool.query(`insert into students (user_id) select id from users where slug like 'load-%'`);
  await pool.query(
    `with c as (insert into categories (name, slug, sort_key) values ('Load', 'load', 1) returning id)
     insert into courses (title, slug, category_id) select 'Load course', 'load', id from c`,
  );
  for (const [code, total, perUser] of coupons) {
    await pool.query(
      `with c as (insert into coupons (name, discount_kind, percent_bp, starts_at, ends_at, total_limit, per_user_limit, status) values ($1, 'percent', 1000, now() - interval '1 day', now() + interval '1 day', $2, $3, 'active') returning id),
        n as (insert into coupon_counters (coupon_id) select id from c), a as (insert into coupon_amounts (coupon_id, currency) select id, 'INR' from c)
       insert into coupon_codes (coupon_id, code) select id, $1 from c`,
      [code, total, perUser],
    );
  }
  return Math.min(...rows.map(({ id }) => Number(id)));
};

const child = (url: string, tries: number, firstUser: number): Promise<LoadCount> =>
  new Promise((resolve, reject) => {
    const args = [
      '--import',
      'tsx',
      path.join(__dirname, 'reserver.ts'),
      url,
      connections,
      tries,
      firstUser,
      students,
      ...coupons.map(([code]) => code),
    ].map(String);
    const running = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
    let said = '';
    running.stdout.on('data', (part: Buffer) => (said += part.toString()));
    running.once('exit', (code) =>
      code === 0
        ? resolve(JSON.parse(said) as LoadCount)
        : reject(new Error(`a process of the load ended with ${code}`)),
    );
  });

/** Two processes with 16 connections each try to reserve; answers their results and the final rows of the database, by code. */
export const loadReservations = async (
  { url, pool }: { readonly url: string; readonly pool: pg.Pool },
  tries: number,
) => {
  const firstUser = await prepare(pool);
  const counts = await Promise.all(Array.from({ length: processes }, () => child(url, tries / processes, firstUser)));
  const { rows: held } = await pool.query<{
    code: string;
    reserved: number;
    used: number;
    counted_reserved: number;
    counted_used: number;
    released: number;
    most_per_user: number;
  }>(
    `select k.code::text as code, n.reserved, n.used, count(*) filter (where r.state = 'reserved')::int as counted_reserved, count(*) filter (where r.state = 'used')::int as counted_used,
       count(*) filter (where r.state = 'released')::int as released,
       (select max(taken)::int from (select count(*) as taken from coupon_redemptions x where x.coupon_id = k.coupon_id and x.state <> 'released' group by x.user_id) per_user) as most_per_user
     from coupon_codes k join coupon_counters n using (coupon_id) left join coupon_redemptions r using (coupon_id) group by k.code, k.coupon_id, n.reserved, n.used order by k.code`,
  );
  return {
    counts,
    held,
    limits: new Map<string, readonly [total: number | null, perUser: number]>(
      coupons.map(([code, total, perUser]) => [code, [total, perUser]]),
    ),
  };
};
