import type { ReactNode } from 'react';
import type { ConflictFields } from '../conflict/Clash';
import type { HistoryWords } from '../detail/history-words';
import { StatusLabel } from '../kit/StatusLabel';
import { labelOf, valueText, type RecordKind } from './define-record';
import type { FormValues } from './values';

type Declared = Pick<RecordKind, 'fields' | 'statuses' | 'noun'>;
/** How a value is shown that is no words: field → the value in words. */
export type Show = Readonly<Record<string, ((value: never) => ReactNode) | undefined>>;

const labelsOf = (record: Declared): readonly (readonly [name: string, label: string])[] =>
  Object.keys(record.fields).map((name) => [name, labelOf(record, name) ?? name]);

/** How two people's values are shown side by side. */
export const conflictFields = <Values = FormValues,>(record: Declared, show: Show): ConflictFields<Values> => {
  const standard = (name: string) => (value: unknown) => {
    if (name === 'status') return <StatusLabel status={String(value)} label={record.statuses[String(value)]} />;
    if (value === null || value === undefined) return undefined;
    if (Array.isArray(value)) return value.join(', ');
    return typeof value === 'object' ? undefined : valueText(record, name, String(value));
  };
  return Object.fromEntries(
    labelsOf(record).map(([name, label]) => [name, { label, show: show[name] ?? standard(name) }]),
  ) as unknown as ConflictFields<Values>;
};

/** The words of a record's history: labels in the order of the form, statuses and choices; `show` for what is no words. */
export const historyWords = (record: Declared, show: HistoryWords['show'] = {}): HistoryWords => ({
  noun: record.noun.one,
  fields: Object.fromEntries(labelsOf(record)),
  show: {
    ...Object.fromEntries(
      ['status', ...Object.keys(record.fields)].map((name) => {
        const inWords = (value: string) =>
          name === 'status' ? (record.statuses[value] ?? value) : valueText(record, name, value);
        return [name, inWords];
      }),
    ),
    ...show,
  },
});
