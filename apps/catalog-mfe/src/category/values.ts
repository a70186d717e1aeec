import { object, type InferType } from 'yup';
import { id } from '@lectern/contract/fields';
import { categoryFields, type CategoryRow, type CategoryStatus } from '@lectern/contract/catalog';

/** What the panel's form holds: the slug is a text there, empty when the server shall propose one. */
export interface CategoryValues {
  readonly name: string;
  readonly slug: string;
  readonly parentId: number | null;
  readonly status: CategoryStatus;
}

/** The rules of the form: the contract's own. */
export const categorySchema = object({ ...categoryFields, parentId: id('Parent').nullable().defined() });
export type CheckedValues = InferType<typeof categorySchema>;

export const newValues = (parentId: number | null): CategoryValues => ({ name: '', slug: '', parentId, status: 'active' });
export const valuesOf = ({ name, slug, parentId, status }: CategoryRow): CategoryValues => ({ name, slug, parentId, status });

/** What an update sends: only what the person changed; an emptied slug is null, so that the server proposes one. */
export const changedOf = (base: CategoryValues, values: CategoryValues): { name?: string; slug?: string | null; status?: CategoryStatus } => ({
  ...(values.name !== base.name && { name: values.name }),
  ...(values.slug !== base.slug && { slug: values.slug || null }),
  ...(values.status !== base.status && { status: values.status }),
});
