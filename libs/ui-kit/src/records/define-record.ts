import type { Access, Call } from '@lectern/contract/call';
import type { Flow } from '@lectern/contract/flow';
import { isDay } from '@lectern/contract/instant';
import type { RecordCalls, StatusWords } from '@lectern/contract/records';
import { listFieldsOf, type ListFields } from '@lectern/contract/wire';
import type { ObjectSchema, ObjectShape, Schema } from 'yup';
import type { IconName } from '../icons/table';
import { dayText } from '../kit/day-text';
import type { RowOf } from '../list/use-list';

/** What the row of every record has. */
export interface RecordRow {
  readonly id: number;
  readonly version: number;
  readonly status: string;
  readonly updatedAt: string;
  readonly deletedAt: string | null;
}

/** A record whose status no person sets has no call for it. */
type Kept<Calls extends { readonly changeStatus: unknown }> = Omit<Calls, 'changeStatus'> &
  Partial<Pick<Calls, 'changeStatus'>>;
type CallsOfRecord = Kept<Readonly<Record<keyof RecordCalls, Call>>>;

interface Declaration<Calls extends CallsOfRecord> {
  /** Of the contract's `recordCalls`. */
  readonly calls: Calls;
  /** What a person writes, in the order of the form; labels and rules are the contract's. */
  readonly fields: ObjectShape;
  /** Status → its word. */
  readonly statuses: StatusWords;
  /** Its transitions, where a status does not lead to every other one; `useTransitions` offers them. */
  readonly flow?: Flow<string, RowOf<Calls['list']>>;
  /** Its rows in the audit log: history, and who saved first. */
  readonly entity: string;
  /** 'skill', 'skills'. */
  readonly noun: { readonly one: string; readonly many: string };
  readonly icon: IconName;
  readonly nameOf: (row: RowOf<Calls['list']>) => string;
  /** The default order of the list, as on the wire: 'name', '-createdAt'. */
  readonly sort: string;
  /** Calls of other records whose answers change with this one: a category counts its skills. */
  readonly also?: readonly Pick<Call, 'path'>[];
}

/** A record as the kit uses it. */
export interface RecordKind<Row extends RecordRow = RecordRow> extends Omit<
  Declaration<CallsOfRecord>,
  'calls' | 'nameOf' | 'flow'
> {
  readonly flow?: Flow<string, Row>;
  readonly calls: Kept<RecordCalls<string, Row>>;
  readonly nameOf: (row: Row) => string;
  /** The row's name in an answer; columns, views, drafts and bulk actions go by it too: 'skill'. */
  readonly rowName: string;
  /** Its detail says what uses it. */
  readonly countsUses: boolean;
  /** What the list filters and sorts by. */
  readonly listFields: ListFields;
  /** Read again after each change that is made outside of the form. */
  readonly changed: readonly Pick<Call, 'path'>[];
}

const answerFields = ({ response }: Call): string[] => Object.keys((response as ObjectSchema<ObjectShape>).fields);

/** Declares what the browser knows of a list entity; `useRecords` and `RecordPanel` take it. A new key is a decision (docs/decisions/0016). */
export const defineRecord = <Calls extends CallsOfRecord>(
  declaration: Declaration<Calls>,
): RecordKind<RowOf<Calls['list']> & RecordRow> => {
  const { calls, also = [] } = declaration;
  return {
    ...declaration,
    // The calls of `recordCalls` have one shape; a generic call loses it.
    calls: calls as unknown as Kept<RecordCalls<string, RowOf<Calls['list']> & RecordRow>>,
    // The only field of an answer that holds nothing but the row.
    rowName: answerFields(calls.restore)[0] ?? '',
    countsUses: answerFields(calls.detail).includes('uses'),
    listFields: listFieldsOf(calls.list.request) ?? {},
    changed: [calls.list, calls.detail, ...also],
  };
};

/** The label of a field in the contract; undefined where it has none. */
export const labelOf = ({ fields }: Pick<RecordKind, 'fields'>, name: string): string | undefined =>
  (fields[name] as Schema | undefined)?.spec.label;

/** The words of a `choiceField` of the contract, by value; undefined of other fields. */
export const wordsOf = ({ fields }: Pick<RecordKind, 'fields'>, name: string): StatusWords | undefined =>
  ((fields[name] as Schema | undefined)?.spec.meta as { words?: StatusWords } | undefined)?.words;

/** True for a calendar day of the contract, made by `day` or `requiredDay`. */
const isDayField = ({ fields }: Pick<RecordKind, 'fields'>, name: string): boolean =>
  ((fields[name] as Schema | undefined)?.spec.meta as { isDay?: boolean } | undefined)?.isDay === true;

/** A value of a field in words: the word of a choice, a day as '31 May 2026', other texts unchanged. */
export const valueText = (record: Pick<RecordKind, 'fields'>, name: string, value: string): string =>
  wordsOf(record, name)?.[value] ?? (isDayField(record, name) && isDay(value) ? dayText(value) : value);

/** Choices to choose from, in the order that the contract declares. */
export const optionsOf = (words: StatusWords = {}) => Object.entries(words).map(([value, label]) => ({ value, label }));

/** What a field of the form takes from the contract: `<TextField {...fieldProps(skill, 'name')} />`. */
export const fieldProps = (record: Pick<RecordKind, 'fields'>, name: string) => {
  const schema = record.fields[name] as Schema | undefined;
  if (!schema) throw new Error(`the record has no field ${name}`);
  return { name, label: schema.spec.label ?? name, optional: schema.spec.optional || schema.spec.nullable };
};

/** As `fieldProps`, with the choices of the contract: `<SelectField {...choiceProps(institute, 'kind')} />`. */
export const choiceProps = (record: Pick<RecordKind, 'fields'>, name: string) => ({
  ...fieldProps(record, name),
  options: optionsOf(wordsOf(record, name)),
});

/** The right that a person without access lacks. */
export const rightOf = (access: Access): string => (typeof access === 'string' ? access : access[0]);
