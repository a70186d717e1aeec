import { useEffect, useRef, useState, type ComponentType, type ReactNode } from 'react';
import { ChevronDown } from 'lucide-react';
import { useSession } from '@lectern/auth';
import { fetchOverlays } from '@lectern/ui-kit/late-parts';
import { useLostCode } from '../session/expired';
import { useWaysOut } from '../session/ways-out';
import { initialsOf, nameOf } from './person';
import type { UserMenuProps } from './UserMenuList';
import { WayOut } from './WayOut';

/** The way out is shown alone when the menu's code has not come for so long, in ms. */
const patience = 500;

/** Who is signed in, and their menu. Its list comes after the first screen; the way out is always there, without a connection too. */
export function UserMenu(): ReactNode {
  const document = useSession((session) => session.document);
  const { signOut } = useWaysOut();
  const lost = useLostCode();
  const button = useRef<HTMLButtonElement>(null);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [List, setList] = useState<ComponentType<UserMenuProps>>();
  const [isLate, setIsLate] = useState(false);
  const isWaiting = anchor !== null && !List;
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => setIsLate(true), patience);
    return () => clearTimeout(timer);
  }, [isWaiting]);
  if (!document) return null;
  const close = (): void => setAnchor(null);
  const open = (): void => {
    setAnchor(button.current);
    void Promise.all([import(/* webpackChunkName: "tools" */ './UserMenuList'), fetchOverlays()]).then(
      ([module]) => setList(() => module.UserMenuList),
      (error) => {
        setIsLate(true);
        lost(error, () => undefined);
      },
    );
  };
  const leave = (): void => {
    close();
    button.current?.focus();
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        className="user"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={open}
      >
        <span className="avatar" aria-hidden="true">
          {initialsOf(document.user)}
        </span>
        <span className="user-name">{nameOf(document.user)}</span>
        <ChevronDown size={14} strokeWidth={2} aria-hidden />
      </button>
      {List ? (
        <List document={document} anchor={anchor} onClose={close} />
      ) : (
        isWaiting && isLate && <WayOut onChoose={() => void signOut()} onClose={leave} />
      )}
    </>
  );
}
