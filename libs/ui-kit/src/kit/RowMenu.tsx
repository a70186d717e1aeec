import { useRef, useState, type ReactNode } from 'react';
import { Icon } from '../icons/Icon';
import type { IconName } from '../icons/table';
import { Menu, MenuItem } from '../overlay/overlays';
import { useTip } from './use-tip';
import './row-menu.css';

export interface RowAction {
  readonly label: string;
  readonly icon?: IconName;
  readonly onSelect: () => void;
  /** It destroys or takes away. */
  readonly danger?: boolean;
  /** Why it cannot be done now; it stays in the menu and says so. */
  readonly disabledReason?: string;
}

interface Props {
  /** Whose actions: 'Actions for Chemistry'. */
  readonly label: string;
  readonly actions: readonly RowAction[];
  readonly tabIndex?: number;
}

/** The actions at the end of a row. What an action opens takes the focus; without one it returns to the button. */
export function RowMenu({ label, actions, tabIndex }: Props): ReactNode {
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const { tip, tipProps } = useTip(label);
  const choose = (action: RowAction): void => {
    if (action.disabledReason) return;
    setOpen(false);
    // Focus goes back first, so that a dialog opened now returns it to the row and not to a menu that is gone.
    button.current?.focus();
    action.onSelect();
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        className="row-menu"
        aria-label={label}
        {...tipProps}
        aria-haspopup="menu"
        aria-expanded={open}
        tabIndex={tabIndex}
        onClick={() => setOpen(true)}
      >
        <Icon name="ellipsis" />
      </button>
      {!open && tip}
      <Menu
        open={open}
        anchorEl={() => button.current as HTMLButtonElement}
        onClose={() => setOpen(false)}
        // The menu is elsewhere in the page, but React hands its keys on to the table that holds the button.
        onKeyDown={(event) => event.stopPropagation()}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        // What is refused says why: the arrows reach it too.
        slotProps={{ list: { 'aria-label': label, disabledItemsFocusable: true } }}
      >
        {actions.map((action) => (
          <MenuItem
            key={action.label}
            onClick={() => choose(action)}
            aria-disabled={action.disabledReason ? true : undefined}
            className={action.disabledReason ? 'is-refused' : action.danger ? 'is-danger' : undefined}
          >
            {action.icon && <Icon name={action.icon} />}
            <span>
              {action.label}
              {action.disabledReason && <small className="row-refused">{action.disabledReason}</small>}
            </span>
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
