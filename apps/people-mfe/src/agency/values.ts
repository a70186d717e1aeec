import type { RequestOf } from '@lectern/contract';
import { agencyChanges, agencyStep1Fields, type agencyCalls, type AgencyDetail } from '@lectern/contract/people';
import { formOf, personal, personalPhone, typed } from '@lectern/ui-kit/record-panel';

type Sent = Omit<RequestOf<typeof agencyCalls.update>, 'id' | 'version'>;

/** The values of the form. */
export interface AgencyValues extends Readonly<Record<Exclude<keyof Sent, 'countryId'>, string>> {
  readonly countryId: number | '';
}

/** The form of an agency; masked values may stay, and so may a registration number that is still missing. */
export const agencyForm = (agency: AgencyDetail) =>
  formOf<AgencyValues, Sent>(
    {
      ...agencyChanges,
      ...(agency.isMasked ? {} : { mobile: agencyStep1Fields.mobile, email: agencyStep1Fields.email }),
      ...(agency.registrationNo === '' && { registrationNo: agencyChanges.taxNo }),
    },
    {
      codecs: {
        mobile: personalPhone('mobileTyped'),
        email: personal,
        foundedYear: typed(),
        teamSize: typed(),
        addressLine: personal,
        postalCode: personal,
      },
    },
  );
