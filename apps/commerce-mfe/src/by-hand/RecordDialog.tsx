import type { ReactNode } from 'react';
import { requiredDay } from '@lectern/contract/day-field';
import { requiredText } from '@lectern/contract/fields';
import { messages, say } from '@lectern/contract/messages';
import { useCall } from '@lectern/api-client/hooks';
import {
  fullMoney,
  handMethods,
  handReference,
  moneyByHandCalls,
  paylinkCalls,
  type HandMethod,
  type PaylinkRow,
  type PaymentRow,
} from '@lectern/contract/commerce';
import { ConfirmDialog, timeZone, useSaved } from '@lectern/ui-kit';
import { FileListField, type FileItem } from '@lectern/ui-kit/fields';
import { DateField, FormNote, ServerForm, TextField, useServerForm } from '@lectern/ui-kit/form';
import { optionsOf } from '@lectern/ui-kit/records';
import { array, object, string } from 'yup';
import { changed } from '../payment/changed';
import { Segmented } from '../segments/Segmented';
import * as texts from '../texts/money-by-hand';
import { dayIn } from './day-in';
import { proofFiles } from './proof-files';

interface Values {
  readonly method: HandMethod;
  readonly reference: string;
  readonly receivedOn: string;
  readonly files: readonly FileItem[];
}

interface Props {
  readonly link: PaylinkRow;
  /** The business's zone, where it is known: no day after its today is offered. */
  readonly zone?: string;
  readonly onClose: () => void;
}

const schema = object({
  method: string<HandMethod>()
    .oneOf(Object.keys(handMethods) as HandMethod[])
    .required(say(messages.required, { field: texts.method })),
  reference: requiredText(texts.reference, handReference),
  receivedOn: requiredDay(texts.receivedOn),
  files: array(),
});
const read = [...changed, paylinkCalls.list, paylinkCalls.detail, paylinkCalls.figures];

/** Records that the whole sum of an open link came by bank, UPI or cash. */
export default function RecordDialog({ link, zone = timeZone(), onClose }: Props): ReactNode {
  const { mutateAsync: record } = useCall(moneyByHandCalls.record, { handled: [400, 409] });
  const confirmSaved = useSaved(read);
  const today = dayIn(zone);
  const sum = fullMoney(link.totalMinor, link);
  const form = useServerForm<Values, undefined, { readonly payment: PaymentRow }>({
    schema,
    initial: { method: 'bank', reference: '', receivedOn: today, files: [] },
    onlyDiscards: true,
    send: ({ files: [proof], ...values }) =>
      record({ ...values, orderId: link.orderId, ...(proof && { fileId: proof.id }) }),
    fieldOf: (property) => (property === 'fileId' ? 'files' : property),
    onSaved: async () => {
      onClose();
      await confirmSaved(texts.recorded(sum));
    },
  });
  return (
    <ConfirmDialog
      open
      title={texts.recordTitle(sum, link.personName)}
      verb={texts.recordVerb}
      busy={form.busy}
      onConfirm={() => void form.submit()}
      onCancel={onClose}
    >
      <ServerForm form={form} className="form-fields">
        <FormNote text={form.note} />
        <p>{texts.recordMeans(sum)}</p>
        <Segmented name="method" label={texts.method} options={optionsOf(handMethods)} />
        <TextField name="reference" label={texts.reference} help={texts.referenceHelp} />
        <DateField name="receivedOn" label={texts.receivedOn} max={today} />
        <FileListField name="files" label={texts.proof} optional one kind={proofFiles} />
      </ServerForm>
    </ConfirmDialog>
  );
}
