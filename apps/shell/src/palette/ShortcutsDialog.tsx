import { useId, useMemo, type ReactNode } from 'react';
import { KeyCap } from '@lectern/ui-kit';
import { Icon } from '@lectern/ui-kit/icons';
import { liveShortcuts, type ShortcutLine } from '@lectern/ui-kit/live-shortcuts';
import { Dialog, IconButton } from '@lectern/ui-kit/mui';

export interface ShortcutsProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

const everywhere: readonly ShortcutLine[] = [
  { keys: ['?'], does: 'Show these shortcuts' },
  { keys: ['Esc'], does: 'Close what lies over the page' },
];

/** The keys that do something on the page as it is now. */
export function ShortcutsDialog({ open, onClose }: ShortcutsProps): ReactNode {
  const id = useId();
  const lines = useMemo(() => (open ? liveShortcuts('.keys, .palette') : []), [open]);
  return (
    <Dialog open={open} onClose={onClose} aria-labelledby={id} slotProps={{ paper: { className: 'keys' } }}>
      <header className="keys-head">
        <h2 id={id}>Shortcuts on this page</h2>
        <IconButton aria-label="Close" title="Close (Esc)" onClick={onClose}>
          <Icon name="x" />
        </IconButton>
      </header>
      <dl className="keys-list">
        {[...lines, ...everywhere].map(({ keys, does }) => (
          <div key={`${keys.join()} ${does}`}>
            <dt>{does}</dt>
            <dd>
              {keys.map((key) => (
                <KeyCap key={key}>{key}</KeyCap>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
