import type { ReactNode } from 'react';
import { useCall, useRead } from '@lectern/api-client/hooks';
import {
  exportedReports,
  movingPeriods,
  reportChoices,
  reportFormats,
  reportRhythms,
  savedReportCalls,
  type ExportedReport,
  type ReportComparison,
  type SavedReport,
} from '@lectern/contract/commerce';
import { useSaved } from '@lectern/ui-kit';
import { groupsAmong, MultiSelectField } from '@lectern/ui-kit/fields';
import { FormNote, Pair, SelectField, ServerForm, TextField, useServerForm } from '@lectern/ui-kit/form';
import { optionsOf } from '@lectern/ui-kit/records';
import { FormDialog } from '../../form-dialog/FormDialog';
import { FormFooter } from '../../form-dialog/FormFooter';
import * as texts from '../../texts/report-saved';
import { saveSchema, sentOf, type SaveValues } from './save-values';

const changed = [savedReportCalls.list] as const;
const weekdays = texts.weekdays.map((label, at) => ({ value: at + 1, label }));
const monthDays = Array.from({ length: 28 }, (_, at) => ({ value: at + 1, label: texts.ofMonth(at + 1) }));

/** The rows that are saved. */
export interface SavedRows {
  readonly report: ExportedReport;
  readonly compare: ReportComparison;
  readonly groupBy: string;
  readonly currency: string | undefined;
  readonly kind: string | undefined;
}

interface Props {
  readonly rows: SavedRows;
  readonly initial: SaveValues;
  /** The report that is edited; none for a new one. */
  readonly saved?: SavedReport;
  readonly onClose: () => void;
}

function People({ saved }: Pick<Props, 'saved'>): ReactNode {
  const { data, isPending, isError } = useRead(savedReportCalls.list, {});
  const options = (data?.people ?? []).map(({ id, name }) => ({ value: id, label: name }));
  return (
    <MultiSelectField
      name="people"
      label={texts.to}
      help={texts.toHelp}
      one={texts.onePerson}
      useGroups={(q) => ({ ...groupsAmong([{ key: 'all', name: '', options }], q), isPending, failed: isError })}
      nameOf={(id) => saved?.people.find((person) => person.id === id)?.name}
    />
  );
}

/** Saves a report with its rhythm and its readers, or changes a saved one. */
export function SaveDialog({ rows, initial, saved, onClose }: Props): ReactNode {
  const { mutateAsync: create } = useCall(savedReportCalls.create, { handled: [400, 409] });
  const { mutateAsync: update } = useCall(savedReportCalls.update, { handled: [400, 409] });
  const confirmSaved = useSaved(changed);
  const form = useServerForm<SaveValues, undefined, unknown>({
    schema: saveSchema,
    initial,
    onlyDiscards: true,
    send: (values) => {
      const request = { ...rows, ...sentOf(values) };
      return saved ? update({ ...request, id: saved.id, version: saved.version }) : create(request);
    },
    onSaved: async () => {
      onClose();
      await confirmSaved(texts.saved);
    },
  });
  const isWeekly = form.formik.values.rhythm === 'weekly';
  const group = reportChoices[rows.report].groups[rows.groupBy] ?? rows.groupBy;
  return (
    <FormDialog
      title={saved ? texts.editTitle(saved.name) : texts.saveTitle}
      cancel={texts.cancel}
      busy={form.busy}
      onClose={onClose}
    >
      <ServerForm form={form}>
        <FormNote text={form.note} />
        <p>{texts.rowsOf(exportedReports[rows.report], group, rows.currency)}</p>
        <TextField name="name" label={texts.name} />
        <Pair>
          <SelectField name="period" label={texts.period} help={texts.periodHelp} options={optionsOf(movingPeriods)} />
          <SelectField name="format" label={texts.format} options={optionsOf(reportFormats)} />
        </Pair>
        <Pair>
          <SelectField name="rhythm" label={texts.rhythm} options={optionsOf(reportRhythms)} />
          {isWeekly ? (
            <SelectField key="weekday" name="weekday" label={texts.day} options={weekdays} />
          ) : (
            <SelectField key="month" name="monthDay" label={texts.day} options={monthDays} />
          )}
        </Pair>
        <People saved={saved} />
      </ServerForm>
      <FormFooter form={form} cancel={texts.cancel} verb={saved ? texts.saveChanges : texts.save} onClose={onClose}>
        {texts.sentAt}
      </FormFooter>
    </FormDialog>
  );
}
