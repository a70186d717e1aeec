import { useId, useMemo, type ReactNode } from 'react';
import { KeyCap } from '@lectern/ui-kit';
import { Icon } from '@lectern/ui-kit/icons';
import { liveShortcuts, type ShortcutLine } from '@lectern/ui-kit/live-shortcuts';
import { Dialog, IconButton, Tooltip } from '@lectern/ui-kit/mui';
import * as texts from '../texts/palette';

export interface ShortcutsProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

const everywhere: readonly ShortcutLine[] = [
  { keys: ['?'], does: texts.showShortcuts },
  { keys: [texts.keyEscape], does: texts.closeOver },
];

/** The keys that do something on the page as it is now. */
export function ShortcutsDialog({ open, onClose }: ShortcutsProps): ReactNode {
  const id = useId();
  const lines = useMemo(() => (open ? liveShortcuts('.keys, .palette') : []), [open]);
  return (
    <Dialog open={open} onClose={onClose} aria-labelledby={id} slotProps={{ paper: { className: 'keys' } }}>
      <header className="keys-head">
        <h2 id={id}>{texts.shortcutsTitle}</h2>
        <Tooltip title={texts.closeByKey}>
          <IconButton aria-label={texts.close} onClick={onClose}>
            <Icon name="x" />
          </IconButton>
        </Tooltip>
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
