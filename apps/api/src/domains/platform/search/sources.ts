import { hitsOf, type SearchSource } from '../../../records/search-source';

/** The searches of records that are not declared as resources yet. */
export const ownSources = {
  categories: {
    title: 'Categories',
    access: ['categoryList'],
    select: (matches) => `
      select c.id, c.name as title, coalesce(p.name, '') as subtitle
        from ${hitsOf(`select id from categories where ${matches('search_text')} and deleted_at is null`)} join categories c on c.id = h.id left join categories p on p.id = c.parent_id`,
    route: ({ id }) => `/category/list?id=${id}`,
    list: '/category/list',
  },
  faqs: {
    title: 'FAQs',
    access: ['settings'],
    select: (matches) => `
      select f.id, f.question as title, c.name as subtitle
        from ${hitsOf(`select id from faqs where ${matches('search_text')} and deleted_at is null`)} join faqs f on f.id = h.id join faq_categories c on c.id = f.category_id`,
    route: ({ id }) => `/FAQs?id=${id}`,
    list: '/FAQs',
  },
} as const satisfies Readonly<Record<string, SearchSource>>;
