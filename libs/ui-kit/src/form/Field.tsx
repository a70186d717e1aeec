import type { ReactNode } from 'react';
import { Icon } from '../icons/Icon';
import * as texts from '../texts/field';
import './form.css';

/** What every field has. */
export interface FieldProps {
  /** The field of the form's values. */
  readonly name: string;
  readonly label: string;
  /** Below the field, until an error takes its place. */
  readonly help?: ReactNode;
  /** Says “optional” next to the label, or these words; fields without it are required. */
  readonly optional?: boolean | string;
  readonly disabled?: boolean;
}

interface Props {
  readonly id: string;
  readonly label: string;
  readonly optional?: boolean | string;
  readonly help?: ReactNode;
  /** Several messages stand on lines of their own. */
  readonly error: string | undefined;
  /** At the end of the help's line: a count. */
  readonly count?: ReactNode;
  readonly children: ReactNode;
}

/** The id of a field's help or error, for `aria-describedby`; undefined when there is neither. */
export const describedBy = (id: string, help: ReactNode, error: string | undefined): string | undefined =>
  help || error ? `${id}-help` : undefined;

/** Label above, control, help or error below. */
export function Field({ id, label, optional, help, error, count, children }: Props): ReactNode {
  return (
    <div className="field">
      <label id={`${id}-label`} htmlFor={id} className="field-label">
        {label}
        {optional && <span className="field-optional">{optional === true ? texts.optional : optional}</span>}
      </label>
      {children}
      {(error || help || count) && (
        <div className="field-below">
          <FieldHelp id={id} help={help} error={error} />
          {count && <span className="field-count">{count}</span>}
        </div>
      )}
    </div>
  );
}

/** The line below a field: its help, or instead of it what is wrong. */
export function FieldHelp({
  id,
  help,
  error,
}: {
  readonly id: string;
  readonly help: ReactNode;
  readonly error: string | undefined;
}): ReactNode {
  if (error)
    return (
      <p id={`${id}-help`} className="field-error">
        <Icon name="circle-alert" size={14} />
        <span>{error}</span>
      </p>
    );
  return help ? (
    <p id={`${id}-help`} className="field-help">
      {help}
    </p>
  ) : null;
}
