import type { ReactNode } from 'react';
import Checkbox from '@mui/material/Checkbox';
import * as texts from '../texts/filter-menu';
import { findValue } from '../texts/filter-place';
import { FilterPlace } from './FilterPlace';
import { choicesOf, choicesText } from './filter-value';
import { Narrowed } from './Narrowed';

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

/** A field with its values as checkboxes; a choice takes effect at once. */
export function Choices({
  field: { name, label, options },
  filters,
  onFilter,
}: Omit<Props, 'fields'> & { readonly field: Filterable }): ReactNode {
  const chosen = choicesOf(filters[name]);
  const toggle = (value: string): void =>
    onFilter(name, choicesText(chosen.includes(value) ? chosen.filter((each) => each !== value) : [...chosen, value]));
  return (
    <fieldset className="filter-field">
      <legend>{label}</legend>
      <Narrowed items={options} find={findValue}>
        {(option) => (
          <label key={option.value}>
            <Checkbox checked={chosen.includes(String(option.value))} onChange={() => toggle(String(option.value))} />
            {option.label}
          </label>
        )}
      </Narrowed>
    </fieldset>
  );
}

/** The chips of the filters that are set. */
export const chipsOf = ({ fields, filters, onFilter }: Props) =>
  fields.flatMap(({ name, label, options }) => {
    const chosen = choicesOf(filters[name]);
    if (chosen.length === 0) return [];
    const words = chosen.map((value) => options.find((option) => String(option.value) === value)?.label ?? value);
    return [
      {
        field: label,
        operator: chosen.length === 1 ? texts.is : texts.anyOf,
        value: words.join(', '),
        onRemove: () => onFilter(name, undefined),
      },
    ];
  });

/** "+ Filter" with fields of fixed values. */
export function FilterMenu({ fields, filters, onFilter }: Props): ReactNode {
  const steps = fields.map((field) => {
    const [chip] = chipsOf({ fields: [field], filters, onFilter });
    return {
      name: field.name,
      label: field.label,
      set: chip && `${chip.operator} ${chip.value}`,
      onRemove: () => onFilter(field.name, undefined),
      value: <Choices field={field} filters={filters} onFilter={onFilter} />,
    };
  });
  return <FilterPlace fields={steps} />;
}
