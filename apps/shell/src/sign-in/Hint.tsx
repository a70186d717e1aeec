import type { ReactNode } from 'react';
import { CircleAlert, TriangleAlert } from 'lucide-react';
import './fields.css';

/** A sentence below a field: what is wrong with it, or a warning. */
export function Hint({
  id,
  text,
  kind,
}: {
  readonly id: string;
  readonly text: string | undefined;
  readonly kind: 'error' | 'warning';
}): ReactNode {
  const Icon = kind === 'error' ? CircleAlert : TriangleAlert;
  return text ? (
    <span id={id} className={`sign-in-hint is-${kind}`} role={kind === 'warning' ? 'status' : undefined}>
      <Icon size={14} strokeWidth={2} aria-hidden />
      {text}
    </span>
  ) : null;
}

/** What the whole form was refused for. */
export function Note({ text }: { readonly text: string | undefined }): ReactNode {
  return text ? (
    <div className="sign-in-note" role="alert">
      <CircleAlert size={16} strokeWidth={1.75} aria-hidden />
      <p>{text}</p>
    </div>
  ) : null;
}
