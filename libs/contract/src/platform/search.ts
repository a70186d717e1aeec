import { array, boolean, number, object, string, type InferType } from 'yup';
import { call } from '../call';
import { messages, say } from '../messages';

/** A record that was found: its name, what distinguishes it from others, and the path that opens it. */
export const searchHit = object({
  id: number().required(),
  title: string().defined(),
  subtitle: string().defined(),
  route: string().required(),
});
export type SearchHit = InferType<typeof searchHit>;

/** So many of a type are answered. */
export const maxHits = 5;

/** A type of record: the name of its table, and its title for people, which names many of them. */
const searchType = object({ type: string().required(), title: string().required() });

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
      /** Joined by commas; all when absent. The server knows which there are, and refuses any other. */
      types: string().label('Types'),
    }),
    response: object({
      groups: array()
        .of(
          searchType.shape({
            hits: array().of(searchHit).required(),
            /** The list has more than these. */
            more: boolean().required(),
            /** The address of the list that shows all of them; it takes `?q=`. */
            list: string().required(),
          }),
        )
        .required(),
      late: array().of(searchType).required(),
    }),
  }),
} as const;
export type SearchResult = InferType<typeof searchCalls.search.response>;
