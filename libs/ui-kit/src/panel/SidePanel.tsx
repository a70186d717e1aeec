import { useId, type ReactNode } from 'react';
import { IconAction } from '../kit/IconAction';
import { Drawer } from '../overlay/overlays';
import { mayLeave } from '../unsaved/unsaved';
import * as texts from '../texts/panel';
import { PanelClose } from './panel-close';
import './panel.css';

interface Props {
  readonly open: boolean;
  readonly title: string;
  /** Called once the person may leave: unsaved work was saved or given up. */
  readonly onClose: () => void;
  /** Icon buttons next to Close. */
  readonly actions?: ReactNode;
  /** A form with `PanelForm`, or `PanelBody` and `PanelFoot`. */
  readonly children: ReactNode;
}

/** One record next to its list: 480 px, the whole width on phones. Esc, the backdrop and Close ask first where work is unsaved. */
export function SidePanel({ open, title, onClose, actions, children }: Props): ReactNode {
  const id = useId();
  const close = (): void => void mayLeave().then((may) => may && onClose());
  return (
    <Drawer
      anchor="right"
      open={open}
      onClose={close}
      slotProps={{ paper: { role: 'dialog', 'aria-modal': true, 'aria-labelledby': id, className: 'panel' } }}
    >
      <header className="panel-head">
        <h2 id={id}>{title}</h2>
        {actions}
        <IconAction icon="x" label={texts.close} tip={texts.closeByKey} onClick={close} />
      </header>
      <PanelClose value={close}>{children}</PanelClose>
    </Drawer>
  );
}
