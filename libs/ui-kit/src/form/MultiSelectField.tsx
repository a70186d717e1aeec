import { useEffect, useState, type ReactNode } from 'react';
import OutlinedInput from '@mui/material/OutlinedInput';
import Tooltip from '@mui/material/Tooltip';
import { describedBy, Field, type FieldProps } from './Field';
import { useFieldState } from './use-field-state';
import { Icon } from '../icons/Icon';
import * as texts from '../texts/fields';
import { nothingText, useSettled } from './found';
import type { FoundGroups } from './option-groups';
import { OptionList } from './OptionList';
import './find-field.css';

interface Props<Value extends string | number> extends FieldProps {
  /** Searches, an empty text too; `groupsAmong` where all options are there. */
  readonly useGroups: (q: string) => FoundGroups<Value>;
  /** What a value is called that was chosen before. */
  readonly nameOf?: (value: Value) => string | undefined;
  /** What one of them is: 'skill'. */
  readonly one: string;
}

/** Several of a list: the chosen stand above, the offered below, in their groups and narrowed by typing. */
export function MultiSelectField<Value extends string | number>({
  name,
  label,
  help,
  optional,
  disabled,
  useGroups,
  nameOf,
  one,
}: Props<Value>): ReactNode {
  const { id, input, error, setValue, touch } = useFieldState<readonly Value[]>(name);
  const { value } = input;
  const [typed, setTyped] = useState('');
  const q = useSettled(typed.trim());
  const found = useGroups(q);
  // A chosen one keeps its name when it is found no longer.
  const [seen] = useState(() => new Map<Value, string>());
  const offered = found.groups.flatMap(({ options }) => options);
  useEffect(() => {
    for (const { value: offeredValue, label: text } of offered) seen.set(offeredValue, text);
  });
  const textOf = (chosen: Value): string =>
    offered.find((option) => option.value === chosen)?.label ?? seen.get(chosen) ?? nameOf?.(chosen) ?? String(chosen);
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
                <Tooltip title={texts.remove}>
                  <button type="button" aria-label={texts.removeOf(textOf(chosen))} onClick={() => toggle(chosen)}>
                    <Icon name="x" size={14} />
                  </button>
                </Tooltip>
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
            groups={found.groups}
            nothing={found.failed || found.isPending ? nothingText(found, q, typed.trim()) : texts.noneMatches(one)}
            chosen={value}
            onToggle={toggle}
          />
          {found.hasMore && <p className="field-help">{texts.typeToFindMore}</p>}
        </>
      )}
    </Field>
  );
}
