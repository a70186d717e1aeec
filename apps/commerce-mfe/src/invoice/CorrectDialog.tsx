import { useState, type ReactNode } from 'react';
import { useCall, useRead } from '@lectern/api-client/hooks';
import type { ResponseOf } from '@lectern/contract';
import { invoiceCorrectCalls, type InvoiceDetail } from '@lectern/contract/commerce';
import { useSaved } from '@lectern/ui-kit';
import { PanelRead } from '@lectern/ui-kit/detail';
import { FormNote, Note, ServerForm, TextField, useServerForm } from '@lectern/ui-kit/form';
import { useNavigate } from '@lectern/ui-kit/router';
import { changed } from '../payment/changed';
import { FormDialog } from '../form-dialog/FormDialog';
import { FormFooter } from '../form-dialog/FormFooter';
import * as texts from '../texts/invoice-correct';
import { viewPath } from './address';
import { billOf, correctSchema, valuesOf, type CorrectValues } from './correct-values';
import { CorrectFields } from './CorrectFields';
import { SplitTable } from './SplitTable';
import './correct.css';

interface Props {
  readonly detail: InvoiceDetail;
  readonly onClose: () => void;
}

interface FormProps extends Props {
  readonly preview: Preview;
  readonly onBusy: (busy: boolean) => void;
}

type Preview = ResponseOf<typeof invoiceCorrectCalls.preview>;
type Corrected = ResponseOf<typeof invoiceCorrectCalls.correct>;

/** The payer as it is, the fields of the corrected one, and the taxes of both. */
function CorrectForm({ detail, onClose, preview, onBusy }: FormProps): ReactNode {
  const { invoice } = detail;
  const navigate = useNavigate();
  const { mutateAsync: correct } = useCall(invoiceCorrectCalls.correct, { handled: [400, 409] });
  const confirmSaved = useSaved(changed);
  const form = useServerForm<CorrectValues, undefined, Corrected>({
    schema: correctSchema,
    initial: preview.wanted ? { ...valuesOf(preview.wanted), reason: texts.requestReason } : valuesOf(preview.billTo),
    onlyDiscards: true,
    fieldOf: (property) => property.replace('billTo.', ''),
    async send(values) {
      onBusy(true);
      try {
        return await correct({ id: invoice.id, billTo: billOf(values), reason: values.reason.trim() });
      } finally {
        onBusy(false);
      }
    },
    onSaved: async (made) => {
      onClose();
      await confirmSaved(texts.issued(made.creditNote.number, made.invoice.number));
      navigate(viewPath(made.invoice.id));
    },
  });
  const { countryId, stateId } = form.formik.values;
  const { data } = useRead(
    invoiceCorrectCalls.preview,
    { id: invoice.id, ...(countryId !== '' && { countryId }), ...(stateId !== '' && { stateId }) },
    { handled: 'all', quiet: true },
  );
  const { before, after } = data ?? preview;
  return (
    <>
      <ServerForm form={form}>
        <FormNote text={form.note} />
        {preview.wanted && (
          <Note icon="hourglass" tone="warning">
            {texts.isWanted}
          </Note>
        )}
        <p>{texts.means(invoice.number)}</p>
        <div className="correct-sides">
          <section>
            <h3>{texts.before}</h3>
            <p className="correct-before">{detail.paper.billTo.join('\n')}</p>
          </section>
          <section className="correct-fields">
            <h3>{texts.after}</h3>
            <CorrectFields />
          </section>
        </div>
        <SplitTable before={before} after={after} currency={invoice} />
        <TextField name="reason" label={texts.reason} />
      </ServerForm>
      <FormFooter form={form} cancel={texts.cancel} verb={texts.verb} onClose={onClose} />
    </>
  );
}

/** Corrects the payer of an invoice by a credit note and a new invoice. */
export function CorrectDialog({ detail, onClose }: Props): ReactNode {
  const [isBusy, setBusy] = useState(false);
  const read = useRead(
    invoiceCorrectCalls.preview,
    { id: detail.invoice.id },
    { handled: 'all', staleTime: 0, gcTime: 0 },
  );
  return (
    <FormDialog title={texts.title(detail.invoice.number)} cancel={texts.cancel} busy={isBusy} onClose={onClose}>
      <PanelRead reads={[read]} what={texts.theRest}>
        {() => read.data && <CorrectForm {...{ detail, onClose }} preview={read.data} onBusy={setBusy} />}
      </PanelRead>
    </FormDialog>
  );
}
