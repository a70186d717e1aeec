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
  /** Above the title of a record: 'Institute'. A form for a new one has it in its title. */
  readonly kind?: string | undefined;
  /** Called once the person may leave: unsaved work was saved or given up. */
  readonly onClose: () => void;
  /** Icon buttons next to Close. */
  readonly actions?: ReactNode;
  /** A form with `PanelForm`, or `PanelBody` and `PanelFoot`. */
  readonly children: ReactNode;
}

/** One record next to its list: 480 px, the whole width on phones. Esc, the backdrop and Close ask first where work is unsaved. */
export function SidePanel({ open, title, kind, onClose, actions, children }: Props): ReactNode {
  const id = useId();
  const close = (): void => void mayLeave().then((may) => may && onClose());
  return (
    <Drawer
      anchor="right"
      open={open}
      onClose={close}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-modal': true,
          'aria-labelledby': id,
          'aria-describedby': kind && `${id}-kind`,
          className: 'panel',
        },
      }}
    >
      <header className="panel-head">
        <div className="panel-title">
          {kind && <p id={`${id}-kind`}>{kind}</p>}
          <h2 id={id}>{title}</h2>
        </div>
        {actions}
        <IconAction icon="x" label={texts.close} tip={texts.closeByKey} onClick={close} />
      </header>
      <PanelClose value={close}>{children}</PanelClose>
    </Drawer>
  );
}
