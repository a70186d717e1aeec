import { useId, useState, type KeyboardEvent, type ReactNode } from 'react';
import OutlinedInput from '@mui/material/OutlinedInput';
import { isDay } from '@lectern/contract/instant';
import { plainNumber } from '@lectern/contract/typed-number';
import type { ListField, Operator } from '@lectern/contract/wire';
import { DateInput } from '../form/DateInput';
import { describedBy, FieldHelp } from '../form/Field';
import { Select } from '../form/Select';
import { enterDate } from '../texts/date-field';
import * as texts from '../texts/table';
import { unitOf } from '../texts/units';
import { conditionText, operatorWords, readCondition } from './condition';
import { dayOf, isHalfDay, wholeDays } from './days';
import { inUnit, onWire, unitFor, type Unit } from './units';
import './filter-condition.css';

type Type = Extract<ListField['type'], 'text' | 'number' | 'time'>;

const noUnits: readonly Unit[] = [];

/** True for a typed text that the field can't read, or not yet. */
const isUnread = (type: Type, text: string): boolean =>
  type === 'time' ? isHalfDay(text) : type === 'number' && text.trim() !== '' && plainNumber(text) === undefined;

interface Props {
  readonly label: string;
  readonly type: Type;
  /** Of numbers: the units that a person may type them in. */
  readonly units?: readonly Unit[];
  /** As on the wire. */
  readonly value: string | undefined;
  readonly onChange: (value: string | undefined) => void;
}

/** A field of texts, numbers or days: an operator and its value. It takes effect on Enter and when it is left, a whole day at once. */
export function ConditionField({ label, type, units = noUnits, value, onChange }: Props): ReactNode {
  const words: Partial<Record<Operator, string>> = operatorWords[type];
  const operators = Object.keys(words) as Operator[];
  const set = value === undefined ? undefined : readCondition(value);
  const unitOfSet = unitFor(units, set?.values ?? []);
  const shown = (set?.values ?? []).map((each) => (type === 'time' ? dayOf(each) : inUnit(each, unitOfSet)));
  const [operator, setOperator] = useState<Operator>(
    set && operators.includes(set.operator) ? set.operator : (operators[0] ?? 'eq'),
  );
  const [values, setValues] = useState(shown);
  const [unit, setUnit] = useState(unitOfSet);
  /** The inputs that were left with half a day, or with what is no number. */
  const [wrong, setWrong] = useState<readonly (0 | 1)[]>([]);
  const id = useId();
  const isOnlyUnit = units.length === 1;
  const sayWrong = type === 'time' ? enterDate : texts.enterNumber;
  const [lastValue, setLastValue] = useState(value);
  // The address is the truth: a filter that was taken away elsewhere is gone here too.
  if (value !== lastValue) {
    setLastValue(value);
    if (set && operators.includes(set.operator)) setOperator(set.operator);
    setValues(shown);
    setUnit(unitOfSet);
    setWrong([]);
  }
  const usedOf = (all: readonly string[], by: Operator): readonly string[] =>
    by === 'between' ? [all[0] ?? '', all[1] ?? ''] : [all[0] ?? ''];
  const apply = (next: readonly string[], by: Operator, typedIn = unit): void => {
    const used = usedOf(next, by);
    // The last values that could be read stay in force.
    if (used.some((each) => isUnread(type, each))) return;
    const plain = type === 'number' ? used.map((each) => plainNumber(each) ?? '') : used;
    const condition = { operator: by, values: plain.map((each) => onWire(each, typedIn)) };
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
      if (!isUnread(type, text)) setWrong(wrong.filter((each) => each !== at));
      if (type === 'time' && usedOf(next, operator).every(isDay)) apply(next, operator);
    };
    const leave = (): void => {
      if (isUnread(type, values[at] ?? '')) setWrong([...wrong, at]);
      apply(values, operator);
    };
    const own = {
      value: values[at] ?? '',
      onKeyDown: (event: KeyboardEvent) => event.key === 'Enter' && leave(),
      onBlur: leave,
    };
    const invalid = wrong.includes(at);
    if (type === 'time')
      return (
        <DateInput
          {...own}
          small
          label={name}
          invalid={invalid}
          describedBy={invalid ? describedBy(id, undefined, sayWrong) : undefined}
          onChange={change}
        />
      );
    return (
      <OutlinedInput
        {...own}
        size="small"
        error={invalid}
        onChange={(event) => change(event.target.value)}
        slotProps={{
          input: {
            'aria-label': name,
            ...(type === 'number' && { inputMode: 'decimal' }),
            'aria-describedby':
              [invalid && describedBy(id, undefined, sayWrong), isOnlyUnit && `${id}-unit`].filter(Boolean).join(' ') ||
              undefined,
          },
        }}
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
        {unit && units.length > 1 && (
          <Select
            small
            label={unitOf(label)}
            value={unit.label}
            options={units.map((each) => ({ value: each.label, label: each.label }))}
            onChange={(name) => {
              const next = units.find((each) => each.label === name);
              setUnit(next);
              apply(values, operator, next);
            }}
          />
        )}
        {isOnlyUnit && (
          <span id={`${id}-unit`} className="filter-unit">
            {unit?.label}
          </span>
        )}
      </div>
      <FieldHelp
        id={id}
        help={undefined}
        error={wrong.some((at) => at === 0 || operator === 'between') ? sayWrong : undefined}
      />
    </fieldset>
  );
}
