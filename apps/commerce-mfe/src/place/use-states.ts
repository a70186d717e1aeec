import { useEffect } from 'react';
import { useFormikContext } from 'formik';
import { useRead } from '@lectern/api-client/hooks';
import { countryCalls } from '@lectern/contract/platform/country';

/** States of a country as options for the field `stateId`; undefined until they are read. A state of another country empties the field. */
export const useStates = (
  countryId: number | undefined,
): readonly { readonly value: number; readonly label: string }[] | undefined => {
  const { values, setFieldValue } = useFormikContext<{ readonly stateId: number | '' }>();
  const { data } = useRead(
    countryCalls.states,
    { id: countryId ?? 0 },
    { enabled: countryId !== undefined, quiet: true, staleTime: Infinity },
  );
  const states = data?.items;
  const { stateId } = values;
  const isForeign = stateId !== '' && states !== undefined && !states.some(({ id }) => id === stateId);
  useEffect(() => {
    if (isForeign) void setFieldValue('stateId', '');
  }, [isForeign, setFieldValue]);
  return states?.map(({ id, name }) => ({ value: id, label: name }));
};
