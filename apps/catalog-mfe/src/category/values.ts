import { object } from 'yup';
import { categoryFields, type CategoryDetail, type CategoryStatus } from '@lectern/contract/catalog';
import { changedValues } from '@lectern/ui-kit/form';

/** The values of the panel's form; no slug and no parent are empty texts. */
export interface CategoryValues {
  readonly name: string;
  readonly slug: string;
  readonly parentId: number | '';
  readonly status: CategoryStatus;
  /** The uploaded image, or null. */
  readonly imageFileId: number | null;
  readonly descriptionHtml: string;
  readonly seoTitle: string;
  readonly seoDescription: string;
  readonly seoKeywords: readonly string[];
}

/** The rules of the form: the contract's own. */
export const categorySchema = object(categoryFields);

export const newValues = (parentId: number | null): CategoryValues => ({
  name: '',
  slug: '',
  parentId: parentId ?? '',
  status: 'active',
  imageFileId: null,
  descriptionHtml: '',
  seoTitle: '',
  seoDescription: '',
  seoKeywords: [],
});
export const valuesOf = (row: CategoryDetail): CategoryValues => ({
  name: row.name,
  slug: row.slug,
  parentId: row.parentId ?? '',
  status: row.status,
  imageFileId: row.imageFileId,
  descriptionHtml: row.descriptionHtml,
  seoTitle: row.seoTitle,
  seoDescription: row.seoDescription,
  seoKeywords: row.seoKeywords,
});

/** The request of a creation; without a slug the server proposes one. */
export const createdOf = ({ slug, parentId, seoKeywords, ...rest }: CategoryValues) => ({
  ...rest,
  slug: slug || null,
  parentId: parentId === '' ? null : parentId,
  seoKeywords: [...seoKeywords],
});

/** The request of an update: changed fields only; an emptied slug is null, so that the server proposes one. */
export const changedOf = (base: CategoryValues, values: CategoryValues) => {
  const { parentId: _moved, slug, seoKeywords, ...rest } = changedValues(base, values);
  return {
    ...rest,
    ...(slug !== undefined && { slug: slug || null }),
    ...(seoKeywords && { seoKeywords: [...seoKeywords] }),
  };
};
