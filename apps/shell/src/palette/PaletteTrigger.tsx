import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { Search } from 'lucide-react';
import { KeyCap, notify } from '@lectern/ui-kit';
import { isTyping, shortcuts } from '@lectern/ui-kit/shortcuts';
import { useLostCode } from '../session/expired';
import * as texts from '../texts/tools';
import type { PaletteProps } from './Palette';
import type { ShortcutsProps } from './ShortcutsDialog';
import { useOpened } from './opened';
import { useTypedAhead } from './typed-ahead';
import './trigger.css';

interface Dialogs {
  readonly Palette: ComponentType<PaletteProps>;
  readonly ShortcutsDialog: ComponentType<ShortcutsProps>;
}

const close = (): void => useOpened.setState(undefined, true);
const isMac = (): boolean => /Mac|iPhone|iPad/.test(navigator.platform);

/** The visible way to search, with Ctrl+K and `?` for the whole page; what they open is fetched when it is first asked for. */
export function PaletteTrigger(): ReactNode {
  const opened = useOpened();
  const lost = useLostCode();
  const [dialogs, setDialogs] = useState<Dialogs>();
  const typed = useTypedAhead(opened === 'palette', Boolean(dialogs));

  useEffect(() => {
    if (!opened) return;
    void import(/* webpackChunkName: "panels" */ './dialogs').then(setDialogs, (error) => {
      close();
      lost(error, () => notify('error', ''));
    });
  }, [opened, lost]);
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.altKey) return;
      const isSearch = (event.ctrlKey || event.metaKey) && !event.shiftKey && event.key.toLowerCase() === 'k';
      const isHelp = event.key === '?' && !event.ctrlKey && !event.metaKey && !isTyping(event.target);
      if (!isSearch && !isHelp) return;
      event.preventDefault();
      useOpened.setState((now) => (now ? undefined : isSearch ? 'palette' : 'shortcuts'), true);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);

  return (
    <>
      <button
        type="button"
        className="palette-trigger"
        aria-haspopup="dialog"
        onClick={() => useOpened.setState('palette', true)}
        {...shortcuts({ [isMac() ? 'Meta+K' : 'Control+K']: texts.searchOrJump })}
      >
        <Search size={16} strokeWidth={1.75} aria-hidden />
        <span className="palette-words">{texts.searchOrJumpTo}</span>
        <span className="palette-keys" aria-hidden="true">
          <KeyCap>{isMac() ? texts.searchKeysMac : texts.searchKeys}</KeyCap>
        </span>
      </button>
      {dialogs && <dialogs.Palette open={opened === 'palette'} typed={typed} onClose={close} />}
      {dialogs && <dialogs.ShortcutsDialog open={opened === 'shortcuts'} onClose={close} />}
    </>
  );
}
