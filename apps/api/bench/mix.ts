import { leadStates } from '@lectern/contract/people';
import { firstNames, lastNames } from '../src/seed/names';
import { random, type Random } from '../src/seed/random';
import { mediumStudents } from '../src/seed/medium';

/** One question to the list of students, as the console puts it into the address. */
export type Question = Readonly<Record<string, string>>;

const leads = Object.keys(leadStates);
const sorts = ['-createdAt', 'createdAt', 'name', '-name', '-updatedAt', 'updatedAt'] as const;
const limits = ['25', '25', '25', '50', '100'] as const;

/** People look at the first pages most; the last page that has a number is asked for, too. */
const pageOf = ({ below, pick }: Random): string => pick([1, 1, 1, 2, 3, 1 + below(20), 1 + below(200)]).toString();

const filterOf = ({ below, pick }: Random): Question =>
  pick<Question>([
    {},
    {},
    {},
    { 'filter[status]': pick(['eq:active', 'eq:blocked']) },
    { 'filter[leadState]': `in:${leads[below(leads.length)] ?? 'new'},lost` },
    { 'filter[createdAt]': `gte:2026-0${1 + below(6)}-01` },
    { 'filter[status]': 'eq:active', 'filter[leadState]': 'eq:contacted' },
  ]);

const listed = (draw: Random): Question => ({
  page: pageOf(draw),
  limit: draw.pick(limits),
  sort: draw.pick(sorts),
  ...filterOf(draw),
});

const wordOf = ({ below, pick }: Random): string =>
  pick([
    pick(firstNames),
    pick(lastNames as readonly [string, ...string[]]),
    `${pick(firstNames)} ${pick(lastNames)}`,
    `${pick(firstNames).toLowerCase()} ${pick(lastNames).slice(0, 3).toLowerCase()}`,
    pick(firstNames).slice(0, 2),
    `student${1 + below(mediumStudents)}`,
    String(1 + below(mediumStudents)).padStart(6, '0'),
    `nobody ${below(1000)}`,
  ]);

const searched = (draw: Random): Question => ({
  q: wordOf(draw),
  page: draw.pick(['1', '1', '1', '2', '3']),
  limit: '25',
  ...draw.pick<Question>([{}, { sort: 'name' }, { sort: '-createdAt' }]),
});

const kinds = { list: listed, search: searched } as const;
export type Kind = keyof typeof kinds;

/** `count` different questions of a kind, the same ones each time. */
export const questionsOf = (kind: Kind, count: number): readonly Question[] => {
  const draw = random(kind === 'list' ? 20261121 : 20261122);
  const byAddress = new Map<string, Question>();
  while (byAddress.size < count) {
    const question = kinds[kind](draw);
    byAddress.set(addressOf(question), question);
  }
  return [...byAddress.values()];
};

/** The address of a question to a call, without the origin. */
export const addressOf = (question: Question, path = 'student/list'): string =>
  `/api/${path}?${new URLSearchParams(question).toString()}`;

/** Each declared sort alone, each filter alone, and twelve combinations of both. */
const largeLists: readonly Question[] = [
  ...sorts.map((sort) => ({ sort })),
  { 'filter[status]': 'eq:active' },
  { 'filter[status]': 'eq:blocked' },
  { 'filter[leadState]': 'in:new,lost' },
  { 'filter[countryId]': 'eq:1' },
  { 'filter[createdAt]': 'gte:2026-06-01' },
  { 'filter[updatedAt]': 'lt:2026-01-01' },
  { 'filter[name]': 'contains:nand' },
  { sort: 'name', 'filter[status]': 'eq:blocked' },
  { sort: 'name', 'filter[countryId]': 'eq:1' },
  { sort: '-name', 'filter[leadState]': 'eq:demo' },
  { sort: '-updatedAt', 'filter[leadState]': 'eq:demo' },
  { sort: '-updatedAt', 'filter[status]': 'eq:blocked' },
  { sort: 'name', 'filter[createdAt]': 'between:2026-06-01,2026-06-03' },
  { sort: '-createdAt', 'filter[status]': 'eq:blocked', 'filter[leadState]': 'eq:contacted' },
  { sort: 'name', 'filter[status]': 'eq:blocked', 'filter[leadState]': 'eq:new' },
  { sort: '-createdAt', 'filter[status]': 'eq:active', 'filter[leadState]': 'eq:new', 'filter[countryId]': 'eq:1' },
  { sort: '-createdAt', 'filter[name]': 'starts:A', 'filter[leadState]': 'eq:lost' },
  { sort: 'name', page: '200', 'filter[status]': 'eq:active' },
  { sort: '-createdAt', page: '200', 'filter[leadState]': 'in:new,contacted' },
];

/** What is asked among a million students; searches are as many and as different as lists. */
export const largeQuestions = (): { readonly list: readonly Question[]; readonly search: readonly Question[] } => ({
  list: largeLists,
  search: questionsOf('search', 30),
});

/** A day so long ago, as filters take it: the seed's people are of the last 540 days. */
const dayBefore = (days: number): string =>
  new Date(Date.now() - days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);

/** Every declared filter, once for many students and once for few. */
const filterExamples = (): Readonly<Record<string, readonly [many: string, few: string]>> => ({
  name: ['contains:hres', 'starts:Jo'],
  countryId: ['in:2,3', 'eq:1'],
  leadState: ['eq:demo', 'in:new,enrolled'],
  status: ['eq:active', 'eq:blocked'],
  salesUserId: ['empty:true', 'eq:4'],
  instituteId: ['empty:true', 'eq:1'],
  createdAt: [`gte:${dayBefore(180)}`, `between:${dayBefore(203)},${dayBefore(201)}`],
  updatedAt: [`lt:${dayBefore(330)}`, `gte:${dayBefore(20)}`],
});

/** Each filter alone and each pair of filters, with each sort. */
export const filterPairs = (): readonly Question[] => {
  const examples = Object.entries(filterExamples());
  const filtersOf = ([name, values]: (typeof examples)[number]): readonly Question[] =>
    values.map((value) => ({ [`filter[${name}]`]: value }));
  const filters = examples.flatMap((one, at) =>
    filtersOf(one).flatMap((first) => [
      first,
      ...examples.slice(at + 1).flatMap((other) => filtersOf(other).map((second) => ({ ...first, ...second }))),
    ]),
  );
  return filters.flatMap((filter) => sorts.map((sort) => ({ sort, ...filter })));
};
