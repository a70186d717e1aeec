import { useId, useState, type ReactNode } from 'react';
import { Button } from '@lectern/ui-kit/mui';
import * as texts from '../../../texts/drawings';

interface Props {
  /** @throws an Error with a sentence where it can't be read */
  readonly show: (text: string) => Promise<void>;
}

/** A molecule as text, pasted or typed: the way to draw one without a mouse. */
export function MoleculeInput({ show }: Props): ReactNode {
  const id = useId();
  const [typed, setTyped] = useState('');
  const [fault, setFault] = useState('');
  const submit = (): void => {
    show(typed).then(
      () => setFault(''),
      (error: unknown) => setFault((error as Error).message),
    );
  };
  return (
    <div className="molecule-input">
      <label htmlFor={id}>{texts.pasted}</label>
      <textarea
        id={id}
        rows={2}
        value={typed}
        spellCheck={false}
        placeholder={texts.pastedExample}
        aria-invalid={fault !== ''}
        aria-describedby={`${id}-fault`}
        onChange={({ target }) => setTyped(target.value)}
      />
      <Button aria-disabled={typed.trim() === ''} onClick={typed.trim() === '' ? undefined : submit}>
        {texts.show}
      </Button>
      <p id={`${id}-fault`} role="alert">
        {fault}
      </p>
    </div>
  );
}
