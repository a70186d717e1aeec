import type { ReactNode } from 'react';
import { Icon } from '../icons/Icon';
import { markOf } from '../icons/status';
import './status.css';

interface Props {
  /** A status of the table in icons/status.ts. */
  readonly status: string;
  /** The word, where it is not the status with a capital. */
  readonly label?: string;
  /** As a badge, next to a title only. */
  readonly filled?: boolean;
}

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** A status as icon and word, never as a colour alone. */
export function StatusLabel({ status, label = capital(status), filled = false }: Props): ReactNode {
  const { icon, tone } = markOf(status);
  return (
    <span className={`status is-${tone}${filled ? ' is-filled' : ''}`}>
      <Icon name={icon} size={14} />
      {label}
    </span>
  );
}
