import type { ReactNode } from 'react';
import { useFormikContext } from 'formik';
import { NumberField, SelectField, TextField } from '@lectern/ui-kit/form';
import { choiceProps, fieldProps } from '@lectern/ui-kit/records';
import * as texts from '../../texts/plan-terms';
import * as plans from '../../texts/plans';
import { commissionText, periodText } from '../words';
import { at, type RowsProps } from './rows-props';
import { TermRow } from './TermRow';
import type { TermsValues } from './values';

/** Period, trial, grace, commission and tax code. */
export function PeriodRows({ view, live, differences, onlyChanges, disabled }: RowsProps): ReactNode {
  const { values } = useFormikContext<TermsValues>();
  const { record, kind } = view;
  const isOnce = values.periodUnit === 'once';
  const row = (place: string, label: string, shown: string | undefined, fields: ReactNode): ReactNode => (
    <TermRow label={label} live={shown} differences={at(differences, place)} onlyChanges={onlyChanges}>
      {fields}
    </TermRow>
  );
  return (
    <>
      {row(
        'period',
        texts.period,
        live && periodText(live),
        <>
          {!isOnce && <NumberField {...fieldProps(record, 'periodCount')} disabled={disabled} />}
          <SelectField {...choiceProps(record, 'periodUnit')} disabled={disabled} />
        </>,
      )}
      {!isOnce &&
        row(
          'trialDays',
          texts.trial,
          live && plans.days(live.trialDays),
          <NumberField {...fieldProps(record, 'trialDays')} trail={texts.days} disabled={disabled} />,
        )}
      {row(
        'graceDays',
        texts.grace,
        live && plans.days(live.graceDays),
        <NumberField {...fieldProps(record, 'graceDays')} trail={texts.days} disabled={disabled} />,
      )}
      {kind === 'trainer' &&
        row(
          'commissionBp',
          texts.commission,
          live && commissionText(live.commissionBp),
          <NumberField {...fieldProps(record, 'commissionBp')} digits={2} trail="%" disabled={disabled} />,
        )}
      {row(
        'taxCode',
        texts.taxCode,
        live && (live.taxCode || texts.sellers),
        <TextField
          {...fieldProps(record, 'taxCode')}
          inputMode="numeric"
          help={texts.taxCodeHelp}
          disabled={disabled}
        />,
      )}
    </>
  );
}
