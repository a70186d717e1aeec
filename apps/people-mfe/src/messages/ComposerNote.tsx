import type { ReactNode } from 'react';
import { IconAction } from '@lectern/ui-kit';
import * as texts from '../texts/messages';

interface Props {
  readonly label: string;
  readonly text: string;
  readonly onClose: () => void;
}

/** What is being answered or edited, above the field, with the way out. */
export function ComposerNote({ label, text, onClose }: Props): ReactNode {
  return (
    <div className="composer-note">
      <p>
        <b>{label}</b> <span>{text}</span>
      </p>
      <IconAction icon="x" label={texts.cancel} onClick={onClose} />
    </div>
  );
}
