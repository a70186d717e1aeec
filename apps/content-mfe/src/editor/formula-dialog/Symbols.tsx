import type { ReactNode } from 'react';
import { formulaOf } from '@lectern/rich-text/formula';
import { RichText } from '@lectern/ui-kit/rich-text';
import type { Symbol } from './symbols';

const drawn = new Map<string, string>();
const drawingOf = (tex: string): string => {
  const known = drawn.get(tex);
  if (known !== undefined) return known;
  const formula = formulaOf(tex);
  const mathml = formula.is === 'read' ? formula.mathml : '';
  drawn.set(tex, mathml);
  return mathml;
};

interface Props {
  readonly label: string;
  readonly symbols: readonly Symbol[];
  readonly onChoose: (insert: string) => void;
}

/** Buttons that put a part into a formula; pressing one leaves the cursor where it is. */
export function Symbols({ label, symbols, onChoose }: Props): ReactNode {
  return (
    <div role="group" aria-label={label} className="formula-symbols">
      {symbols.map(({ name, face, insert }) => (
        <button
          key={name}
          type="button"
          title={name}
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onChoose(insert)}
        >
          <span className="visually-hidden">{name}</span>
          <span aria-hidden>
            <RichText html={drawingOf(face)} />
          </span>
        </button>
      ))}
    </div>
  );
}
