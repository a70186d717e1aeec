import type { ReactNode } from 'react';
import { RichText } from '@lectern/ui-kit/rich-text';
import * as texts from '../../texts/editor';

/** What a formula looks like where it is read. */
export function FormulaPreview({ mathml }: { readonly mathml: string | undefined }): ReactNode {
  return (
    <div className="formula-preview" role="status" aria-label={texts.preview}>
      {mathml === undefined ? <p>{texts.typeOne}</p> : <RichText html={mathml} />}
    </div>
  );
}
