import { sql, type Kysely } from 'kysely';
import type { DB } from '../database/schema.generated';

/** Notifications for staff, each by the right that its page asks for; null leads nowhere. */
const notices: readonly (readonly [
  right: string | null,
  kind: string,
  title: string,
  body: string,
  link: string | null,
])[] = [
  [
    'studentList',
    'student',
    'Twelve new students this week',
    'Four of them have no mobile number.',
    '/student?sort=-createdAt',
  ],
  [
    'studentList',
    'student',
    'A student is waiting for a reply',
    'Somebody asked for a demo lesson and was not called back within a day.',
    '/student?filter%5BleadState%5D=eq%3Anew',
  ],
  ['settings', 'coupon', 'A coupon is nearly used up', '49 of 50 uses are taken.', '/coupon/listing'],
  [
    'settings',
    'coupon',
    'A coupon starts tomorrow',
    'Check its dates before students see it.',
    '/coupon/listing?filter%5Bstatus%5D=eq%3Aactive',
  ],
  [
    'settings',
    'faq',
    'Twelve questions are still drafts',
    'Nobody sees them before they are published.',
    '/FAQs?filter%5Bstatus%5D=eq%3Adraft',
  ],
  [
    'skillList',
    'skill',
    'Skills without a category of their own',
    'Some skills are in an inactive category.',
    '/category/skills',
  ],
  ['categoryList', 'category', 'Two categories are inactive', 'Their courses are not offered.', '/category/list'],
  [
    null,
    'security',
    'You signed in on a new device',
    'If it was not you, end the session and change your password.',
    '/setting/my-sessions',
  ],
  [null, 'notice', 'The console was updated', 'Lists keep their place when you come back to them.', null],
  [null, 'notice', 'Maintenance on Sunday', 'The console may be away for ten minutes, from 02:00 on.', null],
];

const each = 25;
const unread = 6;

/** 25 notifications for everybody on the staff over ten days, the newest six unread; each leads to a page that the person may open. */
export const seedNotifications = async (db: Kysely<DB>): Promise<void> => {
  const rows = notices.map(
    ([right, kind, title, body, link], no) =>
      sql`(${no}::int, ${right}::text, ${kind}, ${title}, ${body}, ${link}::text)`,
  );
  await sql`
    with told (no, needs, kind, title, body, link) as (values ${sql.join(rows)}),
    open as (
      select u.id as user_id, t.*, row_number() over (partition by u.id order by (t.no + u.id) % ${notices.length}) - 1 as place, count(*) over (partition by u.id) as many
        from users u join roles r on r.id = u.role_id and r.audience = 'staff'
        join told t on t.needs is null or exists (select 1 from role_rights g where g.role_id = u.role_id and g.right_name = t.needs))
    insert into notifications (user_id, kind, title, body, link, created_at, read_at)
    select user_id, kind, title, body, link, at, case when n > ${unread} then at + interval '2 hours' end
      from generate_series(${each}::int, 1, -1) n join open on n % many = place
      cross join lateral (select now() - make_interval(mins => (n * 570 - user_id % 50 * 11)::int) as at) t
     order by user_id, at`.execute(db);
};
