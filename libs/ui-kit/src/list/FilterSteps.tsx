import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import Button from '@mui/material/Button';
import { Icon } from '../icons/Icon';
import { removeFilter } from '../texts/filter-chips';
import * as texts from '../texts/filter-place';
import { Narrowed } from './Narrowed';
import { phone, useMedia } from './use-media';
import './filters.css';

/** A field of the menu of filters. */
export interface FilterStep {
  readonly name: string;
  readonly label: string;
  /** The filter that is set, in words: 'any of Active, Draft'. */
  readonly set: string | undefined;
  readonly onRemove: () => void;
  /** Where its value is chosen. */
  readonly value: ReactNode;
}

interface Props {
  readonly fields: readonly FilterStep[];
  /** Called when another step is shown: the place may have to fit another height. */
  readonly onStep?: () => void;
}

/** First the field, then its value; Escape goes back to the fields. A single field has its value at once. */
export function FilterSteps({ fields, onStep }: Props): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  const cameFrom = useRef<string>(undefined);
  const latest = useRef(onStep);
  const [name, setName] = useState<string>();
  const only = fields.length === 1 ? fields[0] : undefined;
  const chosen = only ?? fields.find((field) => field.name === name);
  const step = chosen?.name;
  // A phone's keyboard would cover the fields that it is to find.
  const start = useMedia(phone) ? 'button' : 'input, button';
  useEffect(() => {
    latest.current = onStep;
  });
  useEffect(() => {
    const last = cameFrom.current && `[data-field="${cameFrom.current}"]`;
    const first = step === undefined ? (last ?? start) : '.filter-value input';
    place.current?.querySelector<HTMLElement>(first)?.focus();
    cameFrom.current = step;
    latest.current?.();
  }, [step, start]);
  const back = (): void => {
    // A value that was typed and not yet sent is sent when its field is left.
    place.current?.focus();
    setName(undefined);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || only || !chosen) return;
    event.stopPropagation();
    back();
  };
  return (
    <div ref={place} className="filter-steps" tabIndex={-1} onKeyDown={onKeyDown}>
      {chosen ? (
        <>
          {!only && (
            <Button variant="text" size="small" startIcon={<Icon name="chevron-left" />} onClick={back}>
              {texts.allFields}
            </Button>
          )}
          <div className="filter-value">{chosen.value}</div>
          {chosen.set !== undefined && (
            <Button
              variant="text"
              size="small"
              startIcon={<Icon name="x" />}
              onClick={() => {
                chosen.onRemove();
                back();
              }}
            >
              {removeFilter}
            </Button>
          )}
        </>
      ) : (
        <Narrowed items={fields} find={texts.findField}>
          {(field) => (
            <button
              key={field.name}
              type="button"
              className="filter-choice"
              data-field={field.name}
              onClick={() => setName(field.name)}
            >
              <span>{field.label}</span> {field.set !== undefined && <b>{field.set}</b>}
              <Icon name="chevron-right" />
            </button>
          )}
        </Narrowed>
      )}
    </div>
  );
}
