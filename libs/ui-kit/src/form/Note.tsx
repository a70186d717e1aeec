import type { ReactNode } from 'react';
import { Icon } from '../icons/Icon';
import './form.css';

interface Props {
  readonly icon: string;
  /** `warning`: it was dealt with, and somebody should know. */
  readonly tone?: 'danger' | 'warning';
  readonly children: ReactNode;
}

/** A note across the place that it is about: an error interrupts a screen reader, a note waits. */
export function Note({ icon, tone = 'danger', children }: Props): ReactNode {
  return (
    <div
      className={tone === 'warning' ? 'form-note is-warning' : 'form-note'}
      role={tone === 'warning' ? 'status' : 'alert'}
    >
      <Icon name={icon} />
      <p>{children}</p>
    </div>
  );
}
