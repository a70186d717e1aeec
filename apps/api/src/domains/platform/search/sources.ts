import { hitsOf, type SearchSource } from '../../../records/search-source';

/** The searches of records that are not declared as resources yet. */
export const ownSources = {
  coupons: {
    title: 'Coupons',
    access: ['settings'],
    select: (matches) => `
      select c.id, c.name as title, coalesce((select min(code::text) from coupon_codes where coupon_id = c.id), '') as subtitle
        from ${hitsOf(`select id from coupons where ${matches('search_text')} union select coupon_id from coupon_codes where ${matches('lower(code::text)')}`)}
        join coupons c on c.id = h.id where c.deleted_at is null`,
    route: ({ id }) => `/coupon/view?id=${id}`,
    list: '/coupon/listing',
  },
  students: {
    title: 'Students',
    access: ['studentList'],
    select: (matches) => `
      select s.id, u.full_name as title, coalesce(o.name, '') as subtitle
        from ${hitsOf(`select id from users where ${matches('search_text')} and deleted_at is null and role_id = 15`)}
        join users u on u.id = h.id join students s on s.user_id = u.id left join countries o on o.id = u.country_id where s.deleted_at is null and s.merged_into_id is null`,
    route: ({ id }) => `/student/detail/personal-info?id=${id}`,
    list: '/student',
    isLarge: true,
  },
  users: {
    title: 'Accounts',
    access: ['userList'],
    select: (matches) => `
      select u.id, u.full_name as title, r.name as subtitle
        from ${hitsOf(`select id from users where ${matches('search_text')} and deleted_at is null and role_id <> 15`)} join users u on u.id = h.id join roles r on r.id = u.role_id`,
    route: ({ title }) => `/users?${new URLSearchParams({ q: title })}`,
    list: '/users',
    isLarge: true,
  },
} as const satisfies Readonly<Record<string, SearchSource>>;
