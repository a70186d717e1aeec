import { useState, type ReactNode } from 'react';
import OutlinedInput from '@mui/material/OutlinedInput';
import { describedBy, Field, type FieldProps } from './Field';
import { useFieldState } from './use-field-state';
import { Icon } from '../icons/Icon';
import * as texts from '../texts/fields';
import { matchingGroups, type OptionGroup } from './option-groups';
import { OptionList } from './OptionList';
import './find-field.css';

interface Props<Value extends string | number> extends FieldProps {
  readonly groups: readonly OptionGroup<Value>[];
  /** What a value is called that is chosen and offered no more. */
  readonly nameOf?: (value: Value) => string | undefined;
  /** What one of them is: 'skill'. */
  readonly one: string;
}

/** Several of a fixed list: the chosen stand above, the offered below, in their groups and narrowed by typing. */
export function MultiSelectField<Value extends string | number>({
  name,
  label,
  help,
  optional,
  disabled,
  groups,
  nameOf,
  one,
}: Props<Value>): ReactNode {
  const { id, input, error, setValue, touch } = useFieldState<readonly Value[]>(name);
  const { value } = input;
  const [typed, setTyped] = useState('');
  const names = new Map(
    groups.flatMap(({ options }) => options.map((option) => [option.value, option.label] as const)),
  );
  const textOf = (chosen: Value): string => names.get(chosen) ?? nameOf?.(chosen) ?? String(chosen);
  const toggle = (one: Value): void => {
    touch();
    setValue(value.includes(one) ? value.filter((other) => other !== one) : [...value, one]);
  };
  return (
    <Field id={id} label={label} optional={optional} help={help} error={error}>
      {value.length > 0 && (
        <ul aria-label={texts.chosenOf(label)} className="find-chosen">
          {value.map((chosen) => (
            <li key={chosen}>
              <span>{textOf(chosen)}</span>
              {!disabled && (
                <button
                  type="button"
                  aria-label={texts.removeOf(textOf(chosen))}
                  title={texts.remove}
                  onClick={() => toggle(chosen)}
                >
                  <Icon name="x" size={14} />
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
      {!disabled && (
        <>
          <OutlinedInput
            id={id}
            fullWidth
            value={typed}
            autoComplete="off"
            placeholder={texts.typeToFind(one)}
            error={error !== undefined}
            onChange={(event) => setTyped(event.target.value)}
            onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
            startAdornment={<Icon name="search" />}
            slotProps={{ input: { 'aria-describedby': describedBy(id, help, error), 'aria-required': !optional } }}
          />
          <OptionList
            label={texts.offeredOf(label)}
            groups={matchingGroups(groups, typed)}
            nothing={texts.noneMatches(one)}
            chosen={value}
            onToggle={toggle}
          />
        </>
      )}
    </Field>
  );
}
