import type { Right } from '@lectern/contract';
import type { SearchType } from '@lectern/contract/platform/search';

/** Where one type of record is found. */
export interface Source {
  readonly right: Right;
  /** Answers id, title and subtitle; `matches(column)` is the search's condition on an indexed column. */
  readonly select: (matches: (column: string) => string) => string;
  readonly route: (hit: { readonly id: number; readonly title: string }) => string;
  /** The list that shows all of them. */
  readonly list: string;
}

/** Of so many hits the best are chosen: very common words must not cost more. */
const most = 200;

/** The first hits of a table. Planned as if all were wanted, which the trigram index serves, and read no further than they are. */
const hitsOf = (select: string): string =>
  `(with found as materialized (${select}) select id from found limit ${most}) h`;

/** Every searchable type; each hit is found by its trigram index before anything is joined. */
export const sources: Readonly<Record<SearchType, Source>> = {
  categories: {
    right: 'categoryList',
    select: (matches) => `
      select c.id, c.name as title, coalesce(p.name, '') as subtitle
        from ${hitsOf(`select id from categories where ${matches('search_text')} and deleted_at is null`)} join categories c on c.id = h.id left join categories p on p.id = c.parent_id`,
    route: ({ id }) => `/category/list?id=${id}`,
    list: '/category/list',
  },
  skills: {
    right: 'skillList',
    select: (matches) => `
      select s.id, s.name as title, c.name as subtitle
        from ${hitsOf(`select id from skills where ${matches('search_text')} and deleted_at is null and merged_into_id is null`)} join skills s on s.id = h.id join categories c on c.id = s.category_id`,
    route: ({ id }) => `/category/skills?id=${id}`,
    list: '/category/skills',
  },
  coupons: {
    right: 'settings',
    select: (matches) => `
      select c.id, c.name as title, coalesce((select min(code::text) from coupon_codes where coupon_id = c.id), '') as subtitle
        from ${hitsOf(`select id from coupons where ${matches('search_text')} union select coupon_id from coupon_codes where ${matches('lower(code::text)')}`)}
        join coupons c on c.id = h.id where c.deleted_at is null`,
    route: ({ id }) => `/coupon/view?id=${id}`,
    list: '/coupon/listing',
  },
  faqs: {
    right: 'settings',
    select: (matches) => `
      select f.id, f.question as title, c.name as subtitle
        from ${hitsOf(`select id from faqs where ${matches('search_text')} and deleted_at is null`)} join faqs f on f.id = h.id join faq_categories c on c.id = f.category_id`,
    route: ({ id }) => `/FAQs?id=${id}`,
    list: '/FAQs',
  },
  students: {
    right: 'studentList',
    select: (matches) => `
      select s.id, u.full_name as title, coalesce(o.name, '') as subtitle
        from ${hitsOf(`select id from users where ${matches('search_text')} and deleted_at is null and role_id = 15`)}
        join users u on u.id = h.id join students s on s.user_id = u.id left join countries o on o.id = u.country_id where s.deleted_at is null and s.merged_into_id is null`,
    route: ({ id }) => `/student/detail/personal-info?id=${id}`,
    list: '/student',
  },
  institutes: {
    right: 'instituteList',
    select: (matches) => `
      select i.id, i.name as title, i.city as subtitle
        from ${hitsOf(`select id from institutes where ${matches('search_text')} and deleted_at is null`)} join institutes i on i.id = h.id`,
    route: ({ id }) => `/institutes?id=${id}`,
    list: '/institutes',
  },
  users: {
    right: 'userList',
    select: (matches) => `
      select u.id, u.full_name as title, r.name as subtitle
        from ${hitsOf(`select id from users where ${matches('search_text')} and deleted_at is null and role_id <> 15`)} join users u on u.id = h.id join roles r on r.id = u.role_id`,
    route: ({ title }) => `/users?${new URLSearchParams({ q: title })}`,
    list: '/users',
  },
};

/** In this order they are asked: what is small cannot be made late by what is large. */
export const askedInOrder = Object.keys(sources) as readonly SearchType[];
