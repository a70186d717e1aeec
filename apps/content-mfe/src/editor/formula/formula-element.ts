import { formulaOf } from '@lectern/rich-text/formula';

/** What the editor and the API write inside a formula's element: its MathML, or its TeX where that can't be read. */
export const formulaContent = (tex: string, isOnItsOwnLine: boolean): string => {
  const formula = formulaOf(tex, isOnItsOwnLine);
  if (formula.is === 'read') return formula.mathml;
  const code = document.createElement('code');
  code.textContent = tex;
  return code.outerHTML;
};
