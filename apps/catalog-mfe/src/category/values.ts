import type { RequestOf } from '@lectern/contract/call';
import { categoryFields, newCategoryFields, type categoryCalls, type CategoryStatus } from '@lectern/contract/catalog';
import { formOf } from '@lectern/ui-kit/record-panel';

/** The values of the panel's form; no slug is an empty text. */
export interface CategoryValues {
  readonly name: string;
  readonly slug: string;
  readonly status: CategoryStatus;
  readonly imageFileId: number | '' | null;
  readonly descriptionHtml: string;
  readonly seoTitle: string;
  readonly seoDescription: string;
  readonly seoKeywords: readonly string[];
}
/** A new category has its parent too; that of an existing one is changed by a move. */
export interface NewCategoryValues extends CategoryValues {
  readonly parentId: number | '';
}

type Sent = Omit<RequestOf<typeof categoryCalls.update>, 'id' | 'version'>;
type NewCategory = RequestOf<typeof categoryCalls.create>;

/** The form of a category; an emptied slug is null, so that the server proposes one. */
export const categoryForm = formOf<CategoryValues, Sent>(categoryFields);

export const newCategoryForm = formOf<NewCategoryValues, NewCategory>(newCategoryFields);

/** A new category: active, below this parent. */
export const newValues = (below: number | null): NewCategoryValues =>
  newCategoryForm.newValues({ status: 'active', parentId: below ?? '' });
