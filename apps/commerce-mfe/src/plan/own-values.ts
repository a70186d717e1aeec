import { planOwnFields } from '@lectern/contract/commerce';
import { formOf } from '@lectern/ui-kit/record-panel';

/** The fields of a plan that count immediately. */
export interface OwnValues {
  readonly name: string;
  readonly slug: string;
  readonly highlighted: boolean;
  readonly descriptionHtml: string;
  readonly imageFileId: number | '' | null;
}
export const ownForm = formOf<OwnValues, OwnValues>(planOwnFields);
