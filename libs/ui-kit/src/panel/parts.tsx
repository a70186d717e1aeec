import { useId, type ReactNode } from 'react';
import { FirstFocus } from '../overlay/FirstFocus';
import './panel.css';

interface BodyProps {
  readonly children: ReactNode;
  readonly busy?: boolean;
  /** The focus begins in the first field: a panel that asks for something. */
  readonly asks?: boolean;
}

/** The scrolling middle of a panel. */
export function PanelBody({ children, busy, asks = false }: BodyProps): ReactNode {
  const id = useId();
  return (
    <div id={id} className="panel-body" aria-busy={busy}>
      {children}
      {asks && <FirstFocus within={id} />}
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
