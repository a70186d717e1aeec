import { sql, type RawBuilder } from 'kysely';

/** Whose parts are checked: the words and columns in which trainers and agencies differ. */
export interface Owner {
  readonly one: 'trainer' | 'agency';
  readonly table: 'trainers' | 'agencies';
  readonly column: 'trainer_id' | 'agency_id';
  readonly listPath: string;
  /** Parts that may stay empty. */
  readonly mayBeEmpty: readonly string[];
}
export const trainerOwner: Owner = {
  one: 'trainer',
  table: 'trainers',
  column: 'trainer_id',
  listPath: '/trainer',
  mayBeEmpty: ['certification', 'demo'],
};
export const agencyOwner: Owner = {
  one: 'agency',
  table: 'agencies',
  column: 'agency_id',
  listPath: '/agency',
  mayBeEmpty: [],
};

/** The rows of `verifications` of this owner. */
export const partsOf = ({ column }: Owner, id: number): RawBuilder<boolean> =>
  sql<boolean>`v.${sql.ref(column)} = ${id}`;
