import { useState, type ReactNode } from 'react';
import { Button } from '@lectern/ui-kit/mui';
import * as texts from '../texts/person';
import { FactValue } from './FactValue';
import { ReasonDialog } from '@lectern/ui-kit/reason-dialog';

interface Props {
  readonly label: string;
  /** The value as it is shown while it is masked. */
  readonly value: string;
  /** Asks for the whole value; the reason is kept in the audit log. */
  readonly reveal: (reason: string) => Promise<{ readonly value: string | null }>;
  readonly textOf?: (value: string) => string;
}

/** A value that is masked until somebody says why they need it; it is hidden again when the page is left. */
export function MaskedValue({ label, value, reveal, textOf = (text) => text }: Props): ReactNode {
  const [shown, setShown] = useState<string>();
  const [isAsking, setAsking] = useState(false);
  return (
    <span className="person-masked">
      <span role="status">
        <FactValue value={shown ?? value} />
      </span>
      {shown === undefined && (
        <Button size="small" variant="text" aria-label={texts.revealOf(label)} onClick={() => setAsking(true)}>
          {texts.reveal}
        </Button>
      )}
      {isAsking && (
        <ReasonDialog
          title={texts.revealTitle(label)}
          verb={texts.reveal}
          send={reveal}
          onDone={(answer) => setShown(answer.value === null ? texts.noValue : textOf(answer.value))}
          onClose={() => setAsking(false)}
        />
      )}
    </span>
  );
}
