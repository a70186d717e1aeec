import { useState, type ReactNode } from 'react';
import { useCall, useRead } from '@lectern/api-client/hooks';
import type { ResponseOf } from '@lectern/contract';
import { correctionRequestCalls, ownMoneyCalls, type OwnPaper } from '@lectern/contract/commerce';
import { useSaved } from '@lectern/ui-kit';
import { PanelRead } from '@lectern/ui-kit/detail';
import { FormNote, Note, ServerForm, useServerForm } from '@lectern/ui-kit/form';
import { billOf, payerSchema, valuesOf, type CorrectValues } from '../invoice/correct-values';
import { CorrectFields } from '../invoice/CorrectFields';
import { FormDialog } from '../form-dialog/FormDialog';
import { FormFooter } from '../form-dialog/FormFooter';
import * as texts from '../texts/own-money';
import '../invoice/correct.css';

const changed = [ownMoneyCalls.payments] as const;

interface Props {
  readonly paper: OwnPaper;
  readonly onClose: () => void;
}

interface FormProps extends Pick<Props, 'onClose'> {
  readonly id: number;
  readonly bill: ResponseOf<typeof correctionRequestCalls.bill>;
  readonly onBusy: (busy: boolean) => void;
}

/** The payer as it should be, beginning with the one of the open request. */
function AskForm({ id, bill: { billTo, wanted }, onBusy, onClose }: FormProps): ReactNode {
  const { mutateAsync: ask } = useCall(correctionRequestCalls.ask, { handled: [400, 409] });
  const confirmSaved = useSaved(changed);
  const form = useServerForm<CorrectValues, undefined, unknown>({
    schema: payerSchema,
    initial: valuesOf(wanted ?? billTo),
    onlyDiscards: true,
    fieldOf: (property) => property.replace('billTo.', ''),
    async send(values) {
      onBusy(true);
      try {
        return await ask({ id, billTo: billOf(values) });
      } finally {
        onBusy(false);
      }
    },
    onSaved: async () => {
      onClose();
      await confirmSaved(texts.sent);
    },
  });
  return (
    <>
      <ServerForm form={form}>
        <FormNote text={form.note} />
        {wanted && (
          <Note icon="hourglass" tone="warning">
            {texts.replacesFirst}
          </Note>
        )}
        <p>{texts.askMeans}</p>
        <div className="correct-fields">
          <CorrectFields />
        </div>
      </ServerForm>
      <FormFooter form={form} cancel={texts.back} verb={texts.send} onClose={onClose} />
    </>
  );
}

/** Asks for another payer on one's own invoice. */
export default function AskDialog({ paper: { id, number }, onClose }: Props): ReactNode {
  const [isBusy, setBusy] = useState(false);
  const read = useRead(correctionRequestCalls.bill, { id }, { handled: 'all', staleTime: 0, gcTime: 0 });
  return (
    <FormDialog title={texts.askTitle(number)} cancel={texts.back} busy={isBusy} onClose={onClose}>
      <PanelRead reads={[read]} what={texts.theInvoice}>
        {() => read.data && <AskForm {...{ id, onClose }} bill={read.data} onBusy={setBusy} />}
      </PanelRead>
    </FormDialog>
  );
}
