import { object } from 'yup';
import { categoryFields, type CategoryRow, type CategoryStatus } from '@lectern/contract/catalog';
import { changedValues } from '@lectern/ui-kit/form';

/** The values of the panel's form; no slug and no parent are empty texts. */
export interface CategoryValues {
  readonly name: string;
  readonly slug: string;
  readonly parentId: number | '';
  readonly status: CategoryStatus;
  /** The uploaded image, or null. */
  readonly imageFileId: number | null;
}

/** The rules of the form: the contract's own. */
export const categorySchema = object(categoryFields);

export const newValues = (parentId: number | null): CategoryValues => ({
  name: '',
  slug: '',
  parentId: parentId ?? '',
  status: 'active',
  imageFileId: null,
});
export const valuesOf = ({ name, slug, parentId, status, imageFileId }: CategoryRow): CategoryValues => ({
  name,
  slug,
  parentId: parentId ?? '',
  status,
  imageFileId,
});

/** The request of a creation; without a slug the server proposes one. */
export const createdOf = ({ name, slug, parentId, status, imageFileId }: CategoryValues) => ({
  name,
  slug: slug || null,
  parentId: parentId === '' ? null : parentId,
  status,
  imageFileId,
});

/** The request of an update: changed fields only; an emptied slug is null, so that the server proposes one. */
export const changedOf = (
  base: CategoryValues,
  values: CategoryValues,
): { name?: string; slug?: string | null; status?: CategoryStatus; imageFileId?: number | null } => {
  const { parentId: _moved, slug, ...rest } = changedValues(base, values);
  return { ...rest, ...(slug !== undefined && { slug: slug || null }) };
};
