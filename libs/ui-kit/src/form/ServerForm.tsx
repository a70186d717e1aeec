import type { FormEvent, ReactNode } from 'react';
import { DraftOffer } from '../draft/DraftOffer';
import { FieldsOf } from './FieldsOf';
import { Note } from './Note';
import type { ServerFormState } from './types';
import './form.css';

interface Props<Values extends object> {
  readonly form: ServerFormState<Values>;
  readonly className?: string;
  readonly children: ReactNode;
}

/** What the API refused without naming a field. */
export function FormNote({ text }: { readonly text: string | undefined }): ReactNode {
  return text ? <Note icon="circle-alert">{text}</Note> : null;
}

/** The form element around fields of `useServerForm`. */
export function ServerForm<Values extends object>({ form, className, children }: Props<Values>): ReactNode {
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    // React carries events through portals: a form in a dialog above this one is not this one.
    event.stopPropagation();
    void form.submit();
  };
  return (
    <FieldsOf formik={form.formik} blocks={form.blocks}>
      <form ref={form.element} noValidate className={className} onSubmit={onSubmit} aria-busy={form.busy}>
        <DraftOffer offer={form.offer} />
        {children}
      </form>
      {form.dialog}
    </FieldsOf>
  );
}
