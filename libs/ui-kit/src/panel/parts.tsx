import type { ReactNode } from 'react';
import './panel.css';

/** The scrolling middle of a panel. */
export function PanelBody({ children, busy }: { readonly children: ReactNode; readonly busy?: boolean }): ReactNode {
  return (
    <div className="panel-body" aria-busy={busy}>
      {children}
    </div>
  );
}

/** The foot of a panel: what destroys at the start, Cancel and the verb at the end. */
export function PanelFoot({
  start,
  children,
}: {
  readonly start?: ReactNode;
  readonly children: ReactNode;
}): ReactNode {
  return (
    <footer className="panel-foot">
      {start}
      <span className="panel-foot-space" />
      {children}
    </footer>
  );
}
