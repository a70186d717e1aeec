import type { ReactNode } from 'react';
import '../form/save-bar.css';
import './foot.css';

/** The foot of a step: the way back at the start, the way on at the end. */
export function ImportFoot({
  start,
  children,
}: {
  readonly start?: ReactNode;
  readonly children: ReactNode;
}): ReactNode {
  return (
    <div className="save-bar import-foot">
      {start}
      <span className="import-foot-end">{children}</span>
    </div>
  );
}
