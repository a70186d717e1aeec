import { useState, type KeyboardEvent, type ReactNode } from 'react';
import OutlinedInput from '@mui/material/OutlinedInput';
import type { ListField, Operator } from '@lectern/contract/wire';
import { DateInput } from '../form/DateInput';
import { Select } from '../form/Select';
import * as texts from '../texts/table';
import { conditionText, operatorWords, readCondition } from './condition';
import { dayOf, wholeDays } from './days';
import './filter-condition.css';

type Type = Extract<ListField['type'], 'text' | 'number' | 'time'>;

interface Props {
  readonly label: string;
  readonly type: Type;
  /** As on the wire. */
  readonly value: string | undefined;
  readonly onChange: (value: string | undefined) => void;
}

/** A field of texts, numbers or days: an operator and its value. It takes effect on Enter and when it is left, days at once. */
export function ConditionField({ label, type, value, onChange }: Props): ReactNode {
  const words: Partial<Record<Operator, string>> = operatorWords[type];
  const operators = Object.keys(words) as Operator[];
  const set = value === undefined ? undefined : readCondition(value);
  const shown = (set?.values ?? []).map((each) => (type === 'time' ? dayOf(each) : each));
  const [operator, setOperator] = useState<Operator>(
    set && operators.includes(set.operator) ? set.operator : (operators[0] ?? 'eq'),
  );
  const [values, setValues] = useState(shown);
  const [lastValue, setLastValue] = useState(value);
  // The address is the truth: a filter that was taken away elsewhere is gone here too.
  if (value !== lastValue) {
    setLastValue(value);
    if (set && operators.includes(set.operator)) setOperator(set.operator);
    setValues(shown);
  }
  const apply = (next: readonly string[], by: Operator): void => {
    const condition = { operator: by, values: by === 'between' ? [next[0] ?? '', next[1] ?? ''] : [next[0] ?? ''] };
    const text = conditionText(type === 'time' ? wholeDays(condition) : condition);
    if (text === value) return;
    setLastValue(text);
    onChange(text);
  };
  const input = (at: 0 | 1): ReactNode => {
    const name = operator !== 'between' ? label : at === 0 ? texts.fromOf(label) : texts.toOf(label);
    const change = (text: string): void => {
      const next = at === 0 ? [text, values[1] ?? ''] : [values[0] ?? '', text];
      setValues(next);
      if (type === 'time') apply(next, operator);
    };
    const own = {
      value: values[at] ?? '',
      onKeyDown: (event: KeyboardEvent) => event.key === 'Enter' && apply(values, operator),
      onBlur: () => apply(values, operator),
    };
    if (type === 'time') return <DateInput {...own} small label={name} onChange={change} />;
    return (
      <OutlinedInput
        {...own}
        size="small"
        type={type}
        onChange={(event) => change(event.target.value)}
        slotProps={{ input: { 'aria-label': name, ...(type === 'number' && { min: 0, step: 1 }) } }}
      />
    );
  };
  return (
    <fieldset className="filter-field">
      <legend>{label}</legend>
      <div className="filter-condition">
        <Select
          small
          label={texts.how(label)}
          value={operator}
          options={operators.map((each) => ({ value: each, label: words[each] ?? each }))}
          onChange={(next) => {
            if (next === '') return;
            setOperator(next);
            apply(values, next);
          }}
        />
        {input(0)}
        {operator === 'between' && input(1)}
      </div>
    </fieldset>
  );
}
