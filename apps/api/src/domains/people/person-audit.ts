import type { Changes } from '../../server/calls/audit';
import { maskEmail, maskMobile } from '../../server/calls/mask';

/** How the log keeps a field: readable, and after the account is gone. */
export type Hiding = Readonly<Record<string, (value: unknown) => unknown>>;

const some = (value: unknown): unknown => (value ? '•••' : value);
export const hiddenEmail = (value: unknown): unknown => maskEmail(value as string | null);
export const hiddenMobile = (value: unknown): unknown => maskMobile(value as string | null);
const ofPeople: Hiding = {
  email: hiddenEmail,
  mobile: hiddenMobile,
  dateOfBirth: some,
  addressLine: some,
  postalCode: some,
};

/** What a form of a person changed, with addresses and numbers masked; `also` has the fields that only one kind of person has. */
export const hiddenChanges = (changes: Changes, also: Hiding = {}): Changes => {
  const hiding = { ...ofPeople, ...also };
  return Object.fromEntries(
    Object.entries(changes).map(([field, [before, after]]) => [
      field,
      [hiding[field]?.(before) ?? before, hiding[field]?.(after) ?? after],
    ]),
  );
};

const isBlank = (value: unknown): boolean => value === '';

/** A person without the fields that hold nothing: empty fields of somebody new are no changes. */
export const filledFields = <Row extends object>(row: Row, isEmpty = isBlank): Partial<Row> =>
  Object.fromEntries(Object.entries(row).filter(([, value]) => !isEmpty(value))) as Partial<Row>;
