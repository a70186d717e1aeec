import { useId, useState, type ReactNode } from 'react';
import { ConfirmDialog } from '@lectern/ui-kit';
import { formulaOf } from '@lectern/rich-text/formula';
import * as texts from '../texts/editor';
import type { FormulaKind } from './formula/formula-buttons';
import { isChemistry } from './formula/formula-buttons';
import type { FormulaValue } from './formula/formula-editing';
import { ChemistryFields } from './formula-dialog/ChemistryFields';
import { MathsFields } from './formula-dialog/MathsFields';
import './formula-dialog/formula-dialog.css';

interface Props {
  readonly kind: FormulaKind;
  /** The formula that is changed; undefined for a new one. */
  readonly value: FormulaValue | undefined;
  readonly onInsert: (value: FormulaValue) => void;
  readonly onClose: () => void;
}

const inner = (tex: string): string => (isChemistry(tex) ? tex.slice('\\ce{'.length, -1) : tex);

/** Writes a formula, visually or as TeX; chemistry as mhchem has it. 580 × 338: section 9 of the specification. */
export function FormulaDialog({ kind, value, onInsert, onClose }: Props): ReactNode {
  const id = useId();
  const isMaths = kind === 'maths';
  const [typed, setTyped] = useState(value ? (isMaths ? value.tex : inner(value.tex)) : '');
  const [isOnItsOwnLine, setOnItsOwnLine] = useState(value?.isOnItsOwnLine ?? false);
  const tex = !isMaths && typed.trim() ? `\\ce{${typed}}` : typed;
  const formula = formulaOf(tex, isOnItsOwnLine);
  const fault = typed.trim() && formula.is === 'unreadable' ? texts.unreadable(formula.why, formula.at) : undefined;
  const Fields = isMaths ? MathsFields : ChemistryFields;
  return (
    <ConfirmDialog
      open
      title={isMaths ? texts.formula : texts.chemistry}
      verb={value ? texts.change : texts.insert}
      disabledReasonId={formula.is === 'unreadable' ? `${id}-fault` : undefined}
      onConfirm={() => onInsert({ tex: tex.trim(), isOnItsOwnLine })}
      onCancel={onClose}
    >
      <div className="formula-dialog">
        <Fields
          id={`${id}-tex`}
          label={isMaths ? texts.tex : texts.equation}
          example={isMaths ? texts.formulaExample : texts.chemistryExample}
          value={typed}
          onChange={setTyped}
          isFaulty={fault !== undefined}
          faultId={`${id}-fault`}
          mathml={formula.is === 'read' ? formula.mathml : undefined}
        />
        <div className="formula-foot">
          <label>
            <input
              type="checkbox"
              checked={isOnItsOwnLine}
              onChange={({ target }) => setOnItsOwnLine(target.checked)}
            />
            {texts.onItsOwnLine}
          </label>
          <p id={`${id}-fault`} role="status" className={fault ? 'formula-fault' : undefined}>
            {fault}
          </p>
        </div>
      </div>
    </ConfirmDialog>
  );
}
