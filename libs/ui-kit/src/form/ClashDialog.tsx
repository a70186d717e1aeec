import type { ReactNode } from 'react';
import { ConflictDialog } from '../conflict/ConflictDialog';
import type { Merge } from '../conflict/merge';
import { savedAt, saverTitle, type Saver } from '../conflict/who-saved';
import * as texts from '../texts/draft';
import type { ConflictOptions } from './types';

/** Fields that both changed: in a stale save, or in a draft of a record that is another by now. */
export interface Clash<Values, Row> {
  readonly merge: Merge<Values>;
  readonly row: Row | undefined;
  readonly saver: Saver | undefined;
  /** It comes from a draft: choosing fills the form and saves nothing. */
  readonly ofDraft?: boolean;
}

interface Props<Values extends object, Row> {
  readonly clash: Clash<Values, Row>;
  readonly conflict: Pick<ConflictOptions<Values, Row>, 'fields' | 'noun'>;
  readonly busy: boolean;
  readonly onChosen: (values: Values) => void;
  readonly onDiscard: () => void;
  readonly onKeep: () => void;
}

/** Puts each clash to the person. */
export function ClashDialog<Values extends object, Row>({
  clash: { merge, row, saver, ofDraft = false },
  conflict: { fields, noun = texts.record },
  busy,
  onChosen,
  onDiscard,
  onKeep,
}: Props<Values, Row>): ReactNode {
  return (
    <ConflictDialog
      open
      title={ofDraft ? texts.changedSince(noun) : saverTitle(noun, saver)}
      detail={savedAt(saver, row)}
      fields={fields}
      merge={merge}
      busy={busy}
      verb={ofDraft ? texts.restoreWithChoices : undefined}
      onSave={onChosen}
      onDiscard={onDiscard}
      onKeep={onKeep}
    />
  );
}
