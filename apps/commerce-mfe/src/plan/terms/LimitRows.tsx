import type { ReactNode } from 'react';
import { planLimits, type LimitName } from '@lectern/contract/commerce';
import { NumberField } from '@lectern/ui-kit/form';
import * as texts from '../../texts/plan-terms';
import { limitText } from '../words';
import { at, type RowsProps } from './rows-props';
import { TermRow } from './TermRow';

/** The limits of the kind; an empty field is without limit. */
export function LimitRows({ view, live, differences, onlyChanges, disabled }: RowsProps): ReactNode {
  return Object.entries<string>(planLimits[view.kind]).map(([name, label]) => (
    <TermRow
      key={name}
      label={label}
      live={live && limitText((live.limits as Partial<Record<LimitName, number | null>>)[name as LimitName])}
      differences={at(differences, `limits.${name}`)}
      onlyChanges={onlyChanges}
    >
      <NumberField name={`limits.${name}`} label={label} optional disabled={disabled} help={texts.limitHelp} />
    </TermRow>
  ));
}
