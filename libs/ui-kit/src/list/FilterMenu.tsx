import { useRef, useState, type ReactNode } from 'react';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Popover from '@mui/material/Popover';
import { Icon } from '../icons/Icon';
import { PanelBody, PanelFoot } from '../panel/parts';
import { SidePanel } from '../panel/SidePanel';
import { choicesOf, choicesText } from './filter-value';
import { phone, useMedia } from './use-media';
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

/** The fields with their values as checkboxes. */
function Choices({ fields, filters, onFilter }: Props): ReactNode {
  return fields.map(({ name, label, options }) => {
    const chosen = choicesOf(filters[name]);
    const toggle = (value: string): void => onFilter(name, choicesText(chosen.includes(value) ? chosen.filter((each) => each !== value) : [...chosen, value]));
    return (
      <fieldset key={name} className="filter-field">
        <legend>{label}</legend>
        {options.map((option) => (
          <label key={option.value}>
            <Checkbox checked={chosen.includes(String(option.value))} onChange={() => toggle(String(option.value))} />
            {option.label}
          </label>
        ))}
      </fieldset>
    );
  });
}

/** "+ Filter": a choice takes effect at once. On a phone the whole screen, elsewhere a menu under the button. */
export function FilterMenu(props: Props): ReactNode {
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const isPhone = useMedia(phone);
  const close = (): void => setOpen(false);
  return (
    <>
      <Button ref={button} variant="text" startIcon={<Icon name="plus" />} aria-haspopup="dialog" aria-expanded={open} onClick={() => setOpen(true)}>
        Filter
      </Button>
      {isPhone ? (
        <SidePanel open={open} title="Filter" onClose={close}>
          <PanelBody>
            <Choices {...props} />
          </PanelBody>
          <PanelFoot>
            <Button variant="contained" onClick={close}>
              Show the list
            </Button>
          </PanelFoot>
        </SidePanel>
      ) : (
        <Popover
          open={open}
          anchorEl={() => button.current as HTMLButtonElement}
          onClose={close}
          anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
          slotProps={{ paper: { className: 'filter-menu', role: 'dialog', 'aria-label': 'Filter' } }}
        >
          <Choices {...props} />
        </Popover>
      )}
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
