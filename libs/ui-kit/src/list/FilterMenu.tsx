import { useRef, useState, type ReactNode } from 'react';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Popover from '@mui/material/Popover';
import { Icon } from '../icons/Icon';
import { choicesOf, choicesText } from './filter-value';
import './filters.css';

/** A field of a fixed set of values, as the list is filtered by it. */
export interface Filterable {
  readonly name: string;
  readonly label: string;
  readonly options: readonly { readonly value: string | number; readonly label: string }[];
}

interface Props {
  readonly fields: readonly Filterable[];
  /** As on the wire, by field. */
  readonly filters: Readonly<Record<string, string>>;
  readonly onFilter: (name: string, value: string | undefined) => void;
}

/** "+ Filter": each field's values as checkboxes; a choice takes effect at once. */
export function FilterMenu({ fields, filters, onFilter }: Props): ReactNode {
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button ref={button} variant="text" startIcon={<Icon name="plus" />} aria-haspopup="dialog" aria-expanded={open} onClick={() => setOpen(true)}>
        Filter
      </Button>
      <Popover open={open} anchorEl={() => button.current as HTMLButtonElement} onClose={() => setOpen(false)} anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }} slotProps={{ paper: { className: 'filter-menu', role: 'dialog', 'aria-label': 'Filter' } }}>
        {fields.map(({ name, label, options }) => {
          const chosen = choicesOf(filters[name]);
          const toggle = (value: string): void => onFilter(name, choicesText(chosen.includes(value) ? chosen.filter((each) => each !== value) : [...chosen, value]));
          return (
            <fieldset key={name}>
              <legend>{label}</legend>
              {options.map((option) => (
                <label key={option.value}>
                  <Checkbox checked={chosen.includes(String(option.value))} onChange={() => toggle(String(option.value))} />
                  {option.label}
                </label>
              ))}
            </fieldset>
          );
        })}
      </Popover>
    </>
  );
}

/** The chips of the filters that are set. */
export const chipsOf = ({ fields, filters, onFilter }: Props) =>
  fields.flatMap(({ name, label, options }) => {
    const chosen = choicesOf(filters[name]);
    if (chosen.length === 0) return [];
    const words = chosen.map((value) => options.find((option) => String(option.value) === value)?.label ?? value);
    return [{ field: label, operator: chosen.length === 1 ? 'is' : 'any of', value: words.join(', '), onRemove: () => onFilter(name, undefined) }];
  });
