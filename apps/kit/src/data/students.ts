import { leadStates, type LeadState, type StudentRow } from '@lectern/contract/people';
import type { Page } from '@lectern/contract/wire';

const people = [
  ['Priya Iyer', 'India'],
  ['Amina Kamau', 'Kenya'],
  ['Rohan Desai', 'India'],
  ['Elif Yılmaz', 'Türkiye'],
  ['Bartholomew Featherstonehaugh-Cholmondeley', 'United Kingdom'],
  ['Nguyễn Thị Minh', 'Vietnam'],
  ['Ananya Krishnamurthy', 'India'],
  ['Grace Wanjiru', 'Kenya'],
  ['José Núñez', 'Mexico'],
  ['Li Wei', 'Singapore'],
] as const;

const leads = Object.keys(leadStates) as LeadState[];
const day = (at: number): string => new Date(Date.UTC(2026, 9, 30 - at, 9, 30)).toISOString();

/** The nth student of the demo, always the same. */
export const studentOf = (at: number, over: Partial<StudentRow> = {}): StudentRow => {
  const [name, countryName] = people[at % people.length] ?? people[0];
  const [firstName = '', lastName = ''] = name.split(' ');
  return {
    id: at + 1,
    version: 1,
    userId: 100 + at,
    name,
    firstName,
    lastName,
    email: `${firstName.toLowerCase().replace(/[^a-z]/g, '')}@example.com`,
    mobile: `+91 98765 0${1000 + at}`,
    mobileTyped: null,
    isMasked: false,
    countryId: 1,
    countryName,
    leadState: leads[at % leads.length] ?? 'new',
    status: (['active', 'active', 'invited', 'blocked'] as const)[at % 4] ?? 'active',
    salesUserId: null,
    salesUserName: null,
    instituteId: null,
    instituteName: null,
    createdAt: day(at),
    updatedAt: day(at),
    deletedAt: null,
    ...over,
  };
};

/** A page of students, of `total`. */
export const studentPage = (
  count: number,
  over: Partial<Omit<Page<StudentRow>, 'items'>> = {},
  row: Partial<StudentRow> = {},
) => ({
  items: Array.from({ length: count }, (_, at) => studentOf(at, row)),
  total: count,
  totalIsEstimate: false,
  page: 1,
  limit: 25,
  nextCursor: null,
  ...over,
});
