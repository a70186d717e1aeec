import { useState, type ReactNode } from 'react';
import { lazyWithRetry } from '@lectern/ui-kit/lazy-with-retry';
import { FormulaPreview } from './FormulaPreview';
import { TexField, type TexFieldProps } from './TexField';

const VisualField = lazyWithRetry(() => import(/* webpackChunkName: "visual-formula" */ './VisualField'), {
  optional: true,
});

/** A formula as it looks and as TeX, each following the other. Until the visual field is there, or without it, its place shows the formula. */
export function MathsFields({ mathml, ...field }: TexFieldProps & { readonly mathml: string | undefined }): ReactNode {
  const [isVisual, setVisual] = useState(false);
  const [first] = useState(field.value);
  return (
    <>
      {!isVisual && <FormulaPreview mathml={mathml} />}
      <VisualField
        tex={field.value}
        onChange={field.onChange}
        onReady={() => setVisual(true)}
        takesFocus={field.value === first}
      />
      <TexField {...field} />
    </>
  );
}
