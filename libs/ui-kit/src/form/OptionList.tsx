import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import Checkbox from '@mui/material/Checkbox';
import type { OptionGroup } from './option-groups';
import './option-list.css';

interface Props<Value> {
  readonly label: string;
  readonly groups: readonly OptionGroup<Value>[];
  /** Shown when no option is left. */
  readonly nothing: string;
  readonly chosen: readonly Value[];
  readonly onToggle: (value: Value) => void;
}

/** Where an arrow key leads from here, within the list; undefined for every other key. */
const placeAfter = (key: string, at: number, count: number): number | undefined => {
  const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: count - 1 }[key];
  return to === undefined ? undefined : Math.max(0, Math.min(count - 1, to));
};

/** Options to tick, in their groups: one stop for Tab, the arrow keys move inside. */
export function OptionList<Value extends string | number>({
  label,
  groups,
  nothing,
  chosen,
  onToggle,
}: Props<Value>): ReactNode {
  const list = useRef<HTMLDivElement>(null);
  const [active, setActive] = useState<Value>();
  const values = groups.flatMap(({ options }) => options.map(({ value }) => value));
  const stop = active !== undefined && values.includes(active) ? active : values[0];
  const onKeyDown = (event: KeyboardEvent): void => {
    const boxes = [...(list.current?.querySelectorAll<HTMLInputElement>('input[type=checkbox]') ?? [])];
    const to = placeAfter(
      event.key,
      boxes.findIndex((box) => box === document.activeElement),
      boxes.length,
    );
    if (to === undefined) return;
    event.preventDefault();
    boxes[to]?.focus();
  };
  return (
    <div ref={list} className="option-list" role="group" aria-label={label} onKeyDown={onKeyDown}>
      {groups.map(({ key, name, options }) => (
        <section key={key} aria-label={name || undefined}>
          {name && <h3>{name}</h3>}
          {options.map((option) => (
            <label key={option.value}>
              <Checkbox
                checked={chosen.includes(option.value)}
                onChange={() => onToggle(option.value)}
                onFocus={() => setActive(option.value)}
                slotProps={{ input: { tabIndex: option.value === stop ? 0 : -1 } }}
              />
              <span>{option.label}</span>
            </label>
          ))}
        </section>
      ))}
      {groups.length === 0 && <p>{nothing}</p>}
    </div>
  );
}
