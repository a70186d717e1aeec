import { useState, type ReactNode } from 'react';
import { useCall } from '@lectern/api-client/hooks';
import { studentCalls, type RevealableField } from '@lectern/contract/people';
import { Button } from '@lectern/ui-kit/mui';
import * as texts from '../../texts/detail';
import * as facts from '../../texts/facts';
import { FactValue } from './FactValue';
import { revealedText } from './facts-of';
import { ReasonDialog } from './ReasonDialog';

interface Props {
  readonly studentId: number;
  readonly field: RevealableField;
  readonly label: string;
  readonly value: string;
}

function RevealDialog({
  studentId,
  field,
  label,
  onShown,
  onClose,
}: Omit<Props, 'value'> & { readonly onShown: (value: string) => void; readonly onClose: () => void }): ReactNode {
  const { mutateAsync: reveal } = useCall(studentCalls.reveal, { handled: [400] });
  return (
    <ReasonDialog
      title={texts.revealTitle(label)}
      verb={texts.reveal}
      send={(reason) => reveal({ id: studentId, field, reason })}
      onDone={({ value }) => onShown(value === null ? facts.noValue : revealedText(field, value))}
      onClose={onClose}
    />
  );
}

/** A value that is masked until somebody says why they need it; it is hidden again when the page is left. */
export function MaskedValue({ value, ...props }: Props): ReactNode {
  const [shown, setShown] = useState<string>();
  const [isAsking, setAsking] = useState(false);
  return (
    <span className="student-masked">
      <span role="status">
        <FactValue value={shown ?? value} />
      </span>
      {shown === undefined && (
        <Button size="small" variant="text" aria-label={texts.revealOf(props.label)} onClick={() => setAsking(true)}>
          {texts.reveal}
        </Button>
      )}
      {isAsking && <RevealDialog {...props} onShown={setShown} onClose={() => setAsking(false)} />}
    </span>
  );
}
