import { useState, type ReactNode } from 'react';
import { useCall, useRead } from '@lectern/api-client/hooks';
import { useMay } from '@lectern/auth';
import { reportFormats, savedReportCalls, type SavedReport } from '@lectern/contract/commerce';
import { needsRight } from '@lectern/contract/right-labels';
import { RowMenu } from '@lectern/ui-kit';
import { DeleteDialog } from '@lectern/ui-kit/form';
import { Icon } from '@lectern/ui-kit/icons';
import { ListError } from '@lectern/ui-kit/states';
import * as texts from '../../texts/report-saved';
import { SaveDialog } from './SaveDialog';
import { valuesOf } from './save-values';
import { mailText, peopleText, whenText } from './saved-words';
import '../../payment/card.css';
import '../report-table.css';
import './saved-reports.css';

const changed = [savedReportCalls.list] as const;

type Opened = { readonly isDeletion: boolean; readonly saved: SavedReport };

function DeleteSaved({ saved, onClose }: { readonly saved: SavedReport; readonly onClose: () => void }): ReactNode {
  const { mutateAsync: remove } = useCall(savedReportCalls.remove, { handled: [400, 409] });
  return (
    <DeleteDialog
      title={texts.deleteTitle(saved.name)}
      remove={() => remove({ id: saved.id, version: saved.version })}
      successText={texts.deleted}
      changed={changed}
      onDeleted={onClose}
      onClose={onClose}
    >
      {texts.deleteMeans}
    </DeleteDialog>
  );
}

function LastMail({ saved: { lastMail } }: { readonly saved: SavedReport }): ReactNode {
  const { text, reason, isFailed } = mailText(lastMail);
  return (
    <span className={isFailed ? 'saved-mail is-failed' : 'saved-mail'}>
      {lastMail && <Icon name={isFailed ? 'triangle-alert' : 'circle-check'} size={14} />}
      {text}
      {reason !== '' && <small>{reason}</small>}
    </span>
  );
}

function SavedRow({ saved, onOpen }: { readonly saved: SavedReport; readonly onOpen: (opened: Opened) => void }) {
  const mayExport = useMay(['exportData']);
  const disabled = saved.mayEdit ? {} : { disabledReason: texts.notYours };
  // A changed report takes other figures out of the console.
  const editDisabled = saved.mayEdit && !mayExport ? { disabledReason: needsRight('exportData') } : disabled;
  const lost = saved.people.filter(({ mayRead }) => !mayRead).length;
  return (
    <tr>
      <th scope="row">{saved.name}</th>
      <td>{whenText(saved)}</td>
      <td>
        {peopleText(saved.people)}
        {lost > 0 && <small className="analysis-mark">{texts.mayNot(lost)}</small>}
      </td>
      <td>{reportFormats[saved.format]}</td>
      <td>
        <LastMail saved={saved} />
      </td>
      <td>
        <RowMenu
          label={texts.actionsFor(saved.name)}
          actions={[
            {
              ...{ label: texts.edit, icon: 'pencil', onSelect: () => onOpen({ isDeletion: false, saved }) },
              ...editDisabled,
            },
            {
              ...({ label: texts.remove, icon: 'trash', danger: true } as const),
              onSelect: () => onOpen({ isDeletion: true, saved }),
              ...disabled,
            },
          ]}
        />
      </td>
    </tr>
  );
}

/** Reports that are sent by mail, whatever tab they are of. Absent while there is none. */
export function SavedReports(): ReactNode {
  const read = useRead(savedReportCalls.list, {}, { handled: 'all' });
  const [opened, setOpened] = useState<Opened>();
  const close = (): void => setOpened(undefined);
  if (read.error)
    return (
      <ListError what={texts.theSaved} error={read.error} busy={read.isFetching} onRetry={() => void read.refetch()} />
    );
  const items = read.data?.items ?? [];
  if (items.length === 0) return null;
  return (
    <section className="money-card" aria-label={texts.title}>
      <header>
        <h2>{texts.title}</h2>
      </header>
      <div className="saved-reports">
        <table className="analysis-table" aria-label={texts.title}>
          <thead>
            <tr>
              {Object.entries(texts.heads).map(([key, head]) => (
                <th key={key} scope="col">
                  {key === 'actions' ? <span className="visually-hidden">{head}</span> : head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {items.map((saved) => (
              <SavedRow key={saved.id} saved={saved} onOpen={setOpened} />
            ))}
          </tbody>
        </table>
      </div>
      {opened?.isDeletion === false && (
        <SaveDialog
          rows={{
            ...{ report: opened.saved.report, compare: opened.saved.compare, groupBy: opened.saved.groupBy },
            currency: opened.saved.currency ?? undefined,
            kind: opened.saved.kind ?? undefined,
          }}
          initial={valuesOf(opened.saved)}
          saved={opened.saved}
          onClose={close}
        />
      )}
      {opened?.isDeletion && <DeleteSaved saved={opened.saved} onClose={close} />}
    </section>
  );
}
