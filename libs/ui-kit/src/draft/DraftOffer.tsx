import type { ReactNode } from 'react';
import Button from '@mui/material/Button';
import { Icon } from '../icons/Icon';
import { timeText } from '../kit/dates';
import * as texts from '../texts/draft';
import './draft.css';

/** Unsaved work that waits for its answer. */
export interface Offer {
  /** When it was kept. */
  readonly at: string;
  readonly restore: () => void;
  readonly discard: () => void;
}

/** What somebody left unsaved, offered again where they left it. */
export function DraftOffer({ offer }: { readonly offer: Offer | undefined }): ReactNode {
  return (
    <div role="status">
      {offer && (
        <div className="draft-offer">
          <Icon name="rotate-ccw" />
          <p>{texts.unsavedFrom(timeText(offer.at))}</p>
          <span>
            <Button size="small" onClick={offer.restore}>
              {texts.restore}
            </Button>
            <Button size="small" variant="text" onClick={offer.discard}>
              {texts.discard}
            </Button>
          </span>
        </div>
      )}
    </div>
  );
}
