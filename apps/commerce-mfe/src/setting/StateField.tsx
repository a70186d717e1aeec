import { useEffect, type ReactNode } from 'react';
import { useFormikContext } from 'formik';
import { useRead } from '@lectern/api-client/hooks';
import { countryCalls } from '@lectern/contract/platform/country';
import { SelectField } from '@lectern/ui-kit/form';
import * as texts from '../texts/setting-seller';
import type { SellerValues } from './seller-values';

/** The state of the seller, where the country has states. Another country empties it. */
export function StateField({ disabled }: { readonly disabled: boolean }): ReactNode {
  const { values, setFieldValue } = useFormikContext<SellerValues>();
  const { countryId, stateId } = values;
  const { data } = useRead(
    countryCalls.states,
    { id: countryId || 0 },
    { enabled: countryId !== '', quiet: true, staleTime: Infinity },
  );
  const states = data?.items;
  const isForeign = stateId !== '' && states !== undefined && !states.some(({ id }) => id === stateId);
  useEffect(() => {
    if (isForeign) void setFieldValue('stateId', '');
  }, [isForeign, setFieldValue]);
  if (!states || states.length === 0) return null;
  return (
    <SelectField
      name="stateId"
      label={texts.fields.stateId}
      placeholder={texts.choose}
      options={states.map(({ id, name }) => ({ value: id, label: name }))}
      disabled={disabled}
    />
  );
}
