import type { ReactNode } from 'react';
import { maxFeatures } from '@lectern/contract/commerce';
import { RowsField } from '@lectern/ui-kit/fields';
import { SwitchField, TextField } from '@lectern/ui-kit/form';
import * as texts from '../../texts/plan-terms';
import * as plans from '../../texts/plans';
import { at, type RowsProps } from './rows-props';
import { TermRow } from './TermRow';
import { newFeature, type TermsValues } from './values';

/** The features in their order. */
export function FeatureRows({ live, differences, onlyChanges, disabled }: RowsProps): ReactNode {
  return (
    <TermRow
      label={plans.termFeatures}
      live={
        live && (
          <ul className="term-features">
            {live.features.map(({ text, included }) => (
              <li key={text}>{included ? text : `${text} (${texts.notIncluded})`}</li>
            ))}
          </ul>
        )
      }
      differences={at(differences, 'features')}
      onlyChanges={onlyChanges}
    >
      <RowsField<TermsValues['features'][number]>
        name="features"
        label={texts.features}
        one={texts.oneFeature}
        max={maxFeatures}
        ordered
        disabled={disabled}
        newRow={newFeature}
        rowText={({ text }) => text || texts.feature}
      >
        {(path) => (
          <div className="term-feature">
            <TextField name={`${path}.text`} label={texts.feature} disabled={disabled} />
            <SwitchField name={`${path}.included`} label={texts.included} disabled={disabled} />
          </div>
        )}
      </RowsField>
    </TermRow>
  );
}
