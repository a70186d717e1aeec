import { object, type ObjectShape, type Schema } from 'yup';
import type { RequestOf } from '@lectern/contract';
import { agencyChanges, type agencyCalls, type AgencyDetail } from '@lectern/contract/people';
import { typedNumber } from '@lectern/contract/typed-number';
import { changedValues } from '@lectern/ui-kit/form';

// An untouched field of a number or a choice holds an empty text.
const emptyIsAbsent = (value: unknown, original: unknown): unknown => (original === '' ? undefined : value);

/** The contract's rules for a form, in which an empty number or choice is an empty text. */
export const formSchema = (fields: ObjectShape): Schema =>
  object(
    Object.fromEntries(
      Object.entries(fields).map(([name, field]) => {
        const schema = field as Schema;
        return [name, schema.type === 'number' ? schema.transform(emptyIsAbsent) : schema];
      }),
    ),
  );

/** A stored number with its own code, spelled as it was typed. */
const numberOf = (e164: string | null, typed: string | null): string => {
  if (!e164) return '';
  const digits = typed?.replace(/ /g, '').replace(/^0+/, '');
  return digits && e164.endsWith(digits) ? `${e164.slice(0, -digits.length)} ${typed}` : e164;
};

/** Masked values are replaced, not edited: their fields begin empty. */
export const valuesOf = (agency: AgencyDetail) => {
  const open = (text: string | null): string => (agency.isMasked ? '' : (text ?? ''));
  const { name, firstName, lastName, legalName, registrationNo, taxNo, website, about, city } = agency;
  return {
    ...{ name, firstName, lastName, legalName, registrationNo, taxNo, website, about, city },
    countryId: agency.countryId ?? ('' as const),
    mobile: numberOf(open(agency.mobile), agency.mobileTyped),
    email: open(agency.email),
    foundedYear: agency.foundedYear === null ? '' : String(agency.foundedYear),
    teamSize: agency.teamSize === null ? '' : String(agency.teamSize),
    addressLine: open(agency.addressLine),
    postalCode: open(agency.postalCode),
  };
};
export type AgencyValues = ReturnType<typeof valuesOf>;

/** The rules of an edited agency: masked values may stay. */
export const editSchema = (agency: AgencyDetail): Schema => {
  const mayStay = (field: Schema): Schema => (agency.isMasked ? field.transform(emptyIsAbsent) : field);
  return formSchema({
    ...agencyChanges,
    mobile: mayStay(agencyChanges.mobile),
    email: mayStay(agencyChanges.email),
    ...(agency.registrationNo === '' && { registrationNo: mayBeEmpty }),
  });
};
const mayBeEmpty = agencyChanges.taxNo;

/** The request of an update: changed fields only; an emptied number is null. */
export const changedOf = (
  base: AgencyValues,
  values: AgencyValues,
): Omit<RequestOf<typeof agencyCalls.update>, 'id' | 'version'> =>
  Object.fromEntries(
    Object.entries(changedValues(base, values)).map(([name, value]) => [
      name,
      name === 'foundedYear' || name === 'teamSize' ? (value === '' ? null : typedNumber(String(value))) : value,
    ]),
  );
