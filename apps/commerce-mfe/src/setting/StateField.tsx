import type { ReactNode } from 'react';
import { useFormikContext } from 'formik';
import { SelectField } from '@lectern/ui-kit/form';
import { useStates } from '../place/use-states';
import * as texts from '../texts/setting-seller';
import type { SellerValues } from './seller-values';

/** The state of the seller, where the country has states. Another country empties it. */
export function StateField({ disabled }: { readonly disabled: boolean }): ReactNode {
  const { countryId } = useFormikContext<SellerValues>().values;
  const states = useStates(countryId === '' ? undefined : countryId);
  if (!states || states.length === 0) return null;
  return (
    <SelectField
      name="stateId"
      label={texts.fields.stateId}
      placeholder={texts.choose}
      options={states}
      disabled={disabled}
    />
  );
}
