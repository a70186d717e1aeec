import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { Checkbox } from '@lectern/ui-kit/mui';
import type { SkillGroup } from './matching-skills';

interface Props {
  readonly groups: readonly SkillGroup[];
  readonly chosen: readonly number[];
  readonly onToggle: (skillId: number) => void;
}

/** Where an arrow key leads from here, within the list; undefined for every other key. */
const placeAfter = (key: string, at: number, count: number): number | undefined => {
  const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: count - 1 }[key];
  return to === undefined ? undefined : Math.max(0, Math.min(count - 1, to));
};

/** Skills to tick under their categories: one stop for Tab, the arrow keys move inside. */
export function SkillList({ groups, chosen, onToggle }: Props): ReactNode {
  const list = useRef<HTMLDivElement>(null);
  const [active, setActive] = useState<number>();
  const ids = groups.flatMap(({ skills }) => skills.map(({ id }) => id));
  const stop = active !== undefined && ids.includes(active) ? active : ids[0];
  const onKeyDown = (event: KeyboardEvent): void => {
    const boxes = [...(list.current?.querySelectorAll<HTMLInputElement>('input[type=checkbox]') ?? [])];
    const to = placeAfter(event.key, boxes.findIndex((box) => box === document.activeElement), boxes.length);
    if (to === undefined) return;
    event.preventDefault();
    boxes[to]?.focus();
  };
  return (
    <div ref={list} className="student-skills" role="group" aria-label="Skills offered" onKeyDown={onKeyDown}>
      {groups.map((category) => (
        <section key={category.id} aria-label={category.name}>
          <h3>{category.name}</h3>
          {category.skills.map(({ id, name }) => (
            <label key={id}>
              <Checkbox checked={chosen.includes(id)} onChange={() => onToggle(id)} onFocus={() => setActive(id)} slotProps={{ input: { tabIndex: id === stop ? 0 : -1 } }} />
              <span>{name}</span>
            </label>
          ))}
        </section>
      ))}
      {groups.length === 0 && <p>No skill matches.</p>}
    </div>
  );
}
