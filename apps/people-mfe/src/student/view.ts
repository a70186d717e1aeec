import { leadStates, studentListFields } from '@lectern/contract/people';
import { userStatuses } from '@lectern/contract/platform/users';
import { choicesOf, type Filterable } from '@lectern/ui-kit/list';
import type { CountryOption } from './countries';
import { leadWord } from './words';

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

const byCreation = { sort: '-createdAt' } as const;
const byChange = { sort: '-updatedAt' } as const;
/** Students stand with the newest first, what was deleted by its last change. */
export const listOf = (deleted: boolean) => ({ fields: studentListFields, defaults: deleted ? byChange : byCreation });

/** What the menu of filters offers. */
export const menuFields: readonly Filterable[] = [
  { name: 'leadState', label: 'Lead', options: leadStates.map((state) => ({ value: state, label: leadWord(state) })) },
  { name: 'status', label: 'Status', options: userStatuses.map((status) => ({ value: status, label: capital(status) })) },
];

/** The only country that the list is filtered by; the select of the filter bar shows it. */
export const onlyCountry = (filter: string | undefined): number | undefined => {
  const [id, ...others] = choicesOf(filter);
  return id !== undefined && others.length === 0 && /^[1-9]\d{0,14}$/.test(id) ? Number(id) : undefined;
};

/** What chips name: lead and status, and the countries where they are no single one that the select shows. */
export const chipFields = (options: readonly CountryOption[], filter: string | undefined): readonly Filterable[] =>
  onlyCountry(filter) === undefined ? [{ name: 'countryId', label: 'Country', options }, ...menuFields] : menuFields;
