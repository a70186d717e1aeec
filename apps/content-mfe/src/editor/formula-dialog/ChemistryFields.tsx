import { useRef, type ReactNode } from 'react';
import * as texts from '../../texts/formula-dialog';
import { FormulaPreview } from './FormulaPreview';
import type { Symbol } from './symbols';
import { Symbols } from './Symbols';
import { TexField, type TexFieldProps } from './TexField';

const part = (name: string, face: string, insert: string): Symbol => ({ name, face, insert });
const parts: readonly Symbol[] = [
  part(texts.arrow, '\\rightarrow', ' -> '),
  part(texts.equilibrium, '\\rightleftharpoons', ' <=> '),
  part(texts.heated, '\\xrightarrow{\\Delta}', ' ->[\\Delta] '),
  part(texts.count, 'X_2', '_2'),
  part(texts.charge, 'X^{2+}', '^2+'),
  part(texts.bond, '=', '='),
  part(texts.gas, '\\uparrow', ' ^ '),
  part(texts.solid, '\\downarrow', ' v '),
  part(texts.inWater, '\\text{(aq)}', '(aq)'),
];

/** Chemistry as mhchem writes it, with buttons for its arrows and marks, and what it looks like. */
export function ChemistryFields({
  mathml,
  ...field
}: TexFieldProps & { readonly mathml: string | undefined }): ReactNode {
  const area = useRef<HTMLTextAreaElement>(null);
  const insert = (text: string): void => {
    const { current } = area;
    if (!current) return;
    current.focus();
    current.setRangeText(text, current.selectionStart, current.selectionEnd, 'end');
    field.onChange(current.value);
  };
  return (
    <>
      <FormulaPreview mathml={mathml} />
      <Symbols label={texts.reaction} symbols={parts} onChoose={insert} />
      <TexField {...field} field={area} />
    </>
  );
}
