import { useId, useState, type ReactNode } from 'react';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Icon } from '../icons/Icon';
import { IconAction } from '../kit/IconAction';
import { Dialog, DialogActions, DialogContent } from '../overlay/overlays';
import * as texts from '../texts/conflict';
import { Clash, showWith, type ConflictFields } from './Clash';
import { chosenValues, type Choices, type Merge } from './merge';
import './conflict.css';

interface Props<Values extends object> {
  readonly open: boolean;
  /** Who saved: 'Rohan Desai saved this category while you were editing'. */
  readonly title: string;
  /** When. */
  readonly detail?: string;
  readonly fields: ConflictFields<Values>;
  readonly merge: Merge<Values>;
  readonly busy?: boolean;
  readonly verb?: string;
  readonly onSave: (values: Values) => void;
  /** Gives up one's own changes. */
  readonly onDiscard: () => void;
  /** Back to the form as it was. */
  readonly onKeep: () => void;
}

const sides = ['yours', 'theirs'] as const;

/** A stale save: for each field that both changed the person chooses; nothing is chosen for them. */
export function ConflictDialog<Values extends object>({
  open,
  title,
  detail,
  fields,
  merge,
  busy = false,
  verb = texts.saveWithChoices,
  onSave,
  onDiscard,
  onKeep,
}: Props<Values>): ReactNode {
  const id = useId();
  const [choices, setChoices] = useState<Choices>({});
  const [isRefused, setRefused] = useState(false);
  const values = chosenValues(merge, choices);
  const undecided = merge.clashes.filter((field) => choices[field] === undefined);
  const save = (): void => {
    if (values && !busy) return onSave(values);
    setRefused(true);
    if (undecided[0]) document.querySelector<HTMLElement>(`[name="${CSS.escape(`${id}-${undecided[0]}`)}"]`)?.focus();
  };
  const takeAll = (side: 'yours' | 'theirs'): void =>
    setChoices(Object.fromEntries(merge.clashes.map((field) => [field, side])));
  return (
    <Dialog
      open={open}
      onClose={onKeep}
      aria-labelledby={id}
      aria-describedby={`${id}-text`}
      slotProps={{ paper: { sx: { maxWidth: 680, width: 680 } } }}
    >
      <header className="conflict-head">
        <div>
          <Typography id={id} variant="h2">
            {title}
          </Typography>
          <p id={`${id}-text`}>{[detail, merge.clashes.length > 0 && texts.chooseValues].filter(Boolean).join('. ')}</p>
        </div>
        <IconAction icon="x" label={texts.close} tip={texts.closeByKey} onClick={onKeep} />
      </header>
      <DialogContent>
        <div className="conflict-sides">
          <span />
          {sides.map((side) => (
            <span key={side}>
              {side === 'yours' ? texts.yours : texts.theirs}
              <button
                type="button"
                className="conflict-all"
                aria-label={side === 'yours' ? texts.takeAllYours : texts.takeAllTheirs}
                onClick={() => takeAll(side)}
              >
                {texts.takeAll}
              </button>
            </span>
          ))}
        </div>
        {merge.clashes.map((field) => (
          <Clash
            key={field}
            name={`${id}-${field}`}
            field={field}
            fields={fields}
            merge={merge}
            chosen={choices[field]}
            onChoose={(side) => setChoices({ ...choices, [field]: side })}
          />
        ))}
        {merge.merged.length > 0 && (
          <div className="conflict-merged">
            <span>{texts.noClash}</span>
            <ul>
              {merge.merged.map(({ field, whose }) => (
                <li key={field}>
                  <Icon name="check" size={14} />
                  <span>
                    <b>{fields[field as keyof Values & string]?.label ?? field}</b> {texts.whose[whose]}:{' '}
                    {showWith(fields, field as keyof Values & string, merge.values)}
                  </span>
                </li>
              ))}
            </ul>
          </div>
        )}
      </DialogContent>
      <DialogActions>
        {isRefused && undecided.length > 0 && (
          <p id={`${id}-undecided`} role="alert" className="conflict-undecided">
            {texts.chooseFor(undecided.map((field) => fields[field]?.label ?? field).join(', '))}
          </p>
        )}
        <Button variant="text" sx={{ marginInlineEnd: { sm: 'auto' } }} onClick={onDiscard}>
          {texts.discardMine}
        </Button>
        <Button onClick={onKeep}>{texts.keepEditing}</Button>
        <Button
          variant="contained"
          aria-busy={busy}
          aria-disabled={busy}
          aria-describedby={isRefused ? `${id}-undecided` : undefined}
          onClick={save}
        >
          {verb}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
