import type { ReactNode, RefObject } from 'react';

export interface TexFieldProps {
  readonly id: string;
  readonly label: string;
  readonly example: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly isFaulty: boolean;
  /** The id of what says where it can't be read. */
  readonly faultId: string;
  readonly field?: RefObject<HTMLTextAreaElement | null>;
}

/** A formula as it is typed. */
export function TexField({ id, label, example, value, onChange, isFaulty, faultId, field }: TexFieldProps): ReactNode {
  return (
    <>
      <label htmlFor={id} className="formula-label">
        {label}
      </label>
      <textarea
        ref={field}
        id={id}
        rows={2}
        value={value}
        spellCheck={false}
        autoCapitalize="off"
        aria-describedby={faultId}
        aria-invalid={isFaulty}
        placeholder={example}
        onChange={({ target }) => onChange(target.value)}
      />
    </>
  );
}
