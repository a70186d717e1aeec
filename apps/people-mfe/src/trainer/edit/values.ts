import { messages, say, type RequestOf } from '@lectern/contract';
import {
  trainerChanges,
  trainerFields,
  type TeachingMode,
  type trainerCalls,
  type TrainerDetail,
} from '@lectern/contract/people';
import type { FieldError } from '@lectern/contract/wire';
import { formOf, money, personal, personalPhone, typed, type Digits } from '@lectern/ui-kit/record-panel';
import * as texts from '../../texts/trainers';

type Sent = Omit<RequestOf<typeof trainerCalls.update>, 'id' | 'version'>;
type Chosen = 'countryId' | 'agencyId';

/** The values of the form. */
export interface TrainerValues
  extends
    Readonly<Record<Exclude<keyof Sent, Chosen | 'teachingModes'>, string>>,
    Readonly<Record<Chosen, number | ''>> {
  readonly teachingModes: readonly TeachingMode[];
}

const missing = (property: string, field: string): FieldError => ({
  property,
  constraints: { required: say(messages.required, { field }) },
});

/** The form of a trainer; masked values may stay, and a rate needs its currency. */
export const trainerForm = (digits: Digits, trainer?: TrainerDetail) =>
  formOf<TrainerValues, Sent>(
    {
      ...trainerFields,
      ...(trainer?.isMasked && { mobile: trainerChanges.mobile, email: trainerChanges.email }),
    },
    {
      codecs: {
        mobile: personalPhone('mobileTyped'),
        email: personal,
        experienceYears: typed(0),
        hourlyRateMinor: money(digits, { currency: 'hourlyRateCurrency' }),
        dateOfBirth: personal,
        addressLine: personal,
        postalCode: personal,
      },
      together: ({ hourlyRateMinor = null, hourlyRateCurrency }) => [
        ...(hourlyRateCurrency && hourlyRateMinor === null ? [missing('hourlyRateMinor', texts.rate)] : []),
        ...(!hourlyRateCurrency && hourlyRateMinor !== null ? [missing('hourlyRateCurrency', texts.currency)] : []),
      ],
    },
  );

export const newValues = trainerForm({}).newValues({ teachingModes: ['online'] });

/** The request of a creation. */
export const createdOf = (values: TrainerValues, digits: Digits): RequestOf<typeof trainerCalls.create> => {
  const { firstName, mobile, email, countryId } = values;
  if (countryId === '') throw new Error('the schema lets no trainer without country pass');
  return { ...trainerForm(digits).changed({}, values, newValues), firstName, mobile, email, countryId };
};
