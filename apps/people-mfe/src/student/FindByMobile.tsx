import { useState, type ReactNode } from 'react';
import { useFormik } from 'formik';
import { object } from 'yup';
import { CallError } from '@lectern/api-client';
import { useCall } from '@lectern/api-client/hooks';
import { studentCalls, studentFields, type SameMobile } from '@lectern/contract/people';
import { PanelBody, SidePanel } from '@lectern/ui-kit';
import { FieldsOf, PhoneField } from '@lectern/ui-kit/form';
import { Button } from '@lectern/ui-kit/mui';
import { ListError } from '@lectern/ui-kit/states';
import * as texts from '../texts/dialogs';
import * as facts from '../texts/facts';
import { CountryField } from './CountryField';
import type { Countries } from './countries';
import { Matches } from './Matches';
import './find.css';

interface Props {
  readonly countries: Countries;
  readonly onClose: () => void;
}

const schema = object({ countryId: studentFields.countryId, mobile: studentFields.mobile });
const nothing = { countryId: '' as number | '', mobile: '' };

/** Finds students by mobile number, in any spelling. */
export default function FindByMobile({ countries, onClose }: Props): ReactNode {
  const { mutateAsync: find, isPending } = useCall(studentCalls.findByMobile, { handled: [400] });
  const [found, setFound] = useState<SameMobile['matches']>();
  const formik = useFormik({
    initialValues: nothing,
    validationSchema: schema,
    onSubmit: async ({ countryId, mobile }, { setErrors }) => {
      setFound(undefined);
      try {
        setFound((await find({ countryId: Number(countryId), mobile })).matches);
      } catch (error) {
        if (!(error instanceof CallError)) throw error;
        const fieldErrors = Array.isArray(error.failure.error) ? error.failure.error : [];
        setErrors(
          Object.fromEntries(
            fieldErrors.map(({ property, constraints }) => [property, Object.values(constraints).join('\n')]),
          ),
        );
      }
    },
  });
  return (
    <SidePanel open title={texts.findTitle} onClose={onClose}>
      <PanelBody asks>
        {countries.error ? (
          <ListError error={countries.error} what={texts.theCountries} onRetry={() => void countries.refetch()} />
        ) : (
          <FieldsOf formik={formik}>
            <form noValidate className="find-mobile" onSubmit={formik.handleSubmit}>
              <CountryField name="countryId" label={facts.country} countries={countries} />
              <PhoneField name="mobile" label={facts.mobile} country="countryId" countries={countries.rows} />
              <Button type="submit" variant="contained" aria-busy={isPending} aria-disabled={isPending}>
                {texts.find}
              </Button>
            </form>
          </FieldsOf>
        )}
        <div role="status">
          {found && (found.length > 0 ? <Matches matches={found} /> : <p>{texts.nobodyHasIt}</p>)}
        </div>
      </PanelBody>
    </SidePanel>
  );
}
