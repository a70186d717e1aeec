import { array, boolean, number, object, string, type InferType } from 'yup';
import { call } from '../call';
import { messages, say } from '../messages';

/** What the whole console is searched for, in the order in which it is shown. */
export const searchTypes = ['students', 'users', 'categories', 'skills', 'coupons', 'faqs', 'institutes'] as const;
export type SearchType = (typeof searchTypes)[number];

/** A record that was found: what it is called, what tells it from others, and the path that opens it. */
export const searchHit = object({
  id: number().required(),
  title: string().defined(),
  subtitle: string().defined(),
  route: string().required(),
});
export type SearchHit = InferType<typeof searchHit>;

/** So many of a type are answered. */
export const maxHits = 5;

const invalid = say(messages.invalid, { field: 'Types' });

export const searchCalls = {
  /** At most five of each type that the person may read, best first; types that took too long are named instead. */
  search: call({
    method: 'GET',
    path: 'search',
    access: 'signed in',
    request: object({
      q: string()
        .label('Search')
        .required(say(messages.required, { field: 'Search' }))
        .max(100, say(messages.max, { max: 100 }))
        .test('min', say(messages.min, { min: 2 }), (text) => text === undefined || text.trim().length >= 2),
      /** Joined by commas; all when absent. */
      types: string()
        .label('Types')
        .test(
          'types',
          invalid,
          (text) =>
            text === undefined || text.split(',').every((type) => (searchTypes as readonly string[]).includes(type)),
        ),
    }),
    response: object({
      groups: array()
        .of(
          object({
            type: string().oneOf(searchTypes).required(),
            hits: array().of(searchHit).required(),
            /** There are more than these, at `route`. */
            more: boolean().required(),
            route: string().required(),
          }),
        )
        .required(),
      late: array().of(string().oneOf(searchTypes).required()).required(),
    }),
  }),
} as const;
export type SearchResult = InferType<typeof searchCalls.search.response>;
