import { useId, useState, type ReactNode } from 'react';
import { ConfirmDialog } from '@lectern/ui-kit';
import { RichText } from '@lectern/ui-kit/rich-text';
import { formulaOf } from '@lectern/rich-text/formula';
import * as texts from '../texts/editor';
import type { FormulaKind } from './formula/formula-buttons';
import { isChemistry } from './formula/formula-buttons';
import type { FormulaValue } from './formula/formula-editing';

interface Props {
  readonly kind: FormulaKind;
  /** The formula that is changed; undefined for a new one. */
  readonly value: FormulaValue | undefined;
  readonly onInsert: (value: FormulaValue) => void;
  readonly onClose: () => void;
}

const inner = (tex: string): string => (isChemistry(tex) ? tex.slice('\\ce{'.length, -1) : tex);

/** Writes a formula as TeX, with what it looks like below; chemistry as mhchem has it. 580 × 338: section 9 of the specification. */
export function FormulaDialog({ kind, value, onInsert, onClose }: Props): ReactNode {
  const id = useId();
  const [typed, setTyped] = useState(value ? (kind === 'chemistry' ? inner(value.tex) : value.tex) : '');
  const [isOnItsOwnLine, setOnItsOwnLine] = useState(value?.isOnItsOwnLine ?? false);
  const tex = kind === 'chemistry' && typed.trim() ? `\\ce{${typed}}` : typed;
  const formula = formulaOf(tex, isOnItsOwnLine);
  const fault = typed.trim() && formula.is === 'unreadable' ? texts.unreadable(formula.why, formula.at) : undefined;
  return (
    <ConfirmDialog
      open
      title={kind === 'chemistry' ? texts.chemistry : texts.formula}
      verb={value ? texts.change : texts.insert}
      disabledReasonId={formula.is === 'unreadable' ? `${id}-fault` : undefined}
      onConfirm={() => onInsert({ tex: tex.trim(), isOnItsOwnLine })}
      onCancel={onClose}
    >
      <div className="formula-dialog">
        <label htmlFor={`${id}-tex`}>{kind === 'chemistry' ? texts.equation : texts.tex}</label>
        <textarea
          id={`${id}-tex`}
          rows={3}
          value={typed}
          spellCheck={false}
          aria-describedby={`${id}-fault`}
          aria-invalid={fault !== undefined}
          placeholder={kind === 'chemistry' ? texts.chemistryExample : texts.formulaExample}
          onChange={({ target }) => setTyped(target.value)}
        />
        <label className="formula-line">
          <input type="checkbox" checked={isOnItsOwnLine} onChange={({ target }) => setOnItsOwnLine(target.checked)} />
          {texts.onItsOwnLine}
        </label>
        <div className="formula-preview" role="status" aria-label={texts.preview}>
          {formula.is === 'read' ? (
            <RichText html={formula.mathml} />
          ) : (
            <p id={`${id}-fault`}>{fault ?? texts.typeOne}</p>
          )}
        </div>
      </div>
    </ConfirmDialog>
  );
}
