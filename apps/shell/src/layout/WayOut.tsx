import type { ReactNode } from 'react';
import * as texts from '../texts/layout';

interface Props {
  readonly onChoose: () => void;
  readonly onClose: () => void;
}

/** The user menu where its code does not come, without a connection for one: of all its entries this one must work. */
export function WayOut({ onChoose, onClose }: Props): ReactNode {
  return (
    <>
      <div className="way-out-around" aria-hidden="true" onClick={onClose} />
      <div className="way-out" role="menu" tabIndex={-1} onKeyDown={({ key }) => key === 'Escape' && onClose()}>
        <button type="button" role="menuitem" autoFocus onClick={onChoose}>
          {texts.logout}
        </button>
      </div>
    </>
  );
}
