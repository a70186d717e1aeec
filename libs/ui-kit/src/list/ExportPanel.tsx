import { useId, useState, type ReactNode } from 'react';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import { useCall } from '@lectern/api-client/hooks';
import { exportFormats, jobCalls } from '@lectern/contract/platform/job';
import { Field } from '../form/Field';
import { Select } from '../form/Select';
import { PanelBody, PanelFoot } from '../panel/parts';
import { SidePanel } from '../panel/SidePanel';
import { FullValues, useFullValues } from './FullValues';
import * as texts from '../texts/table-tools';
import { isHidden, orderOf } from './arrangement';
import { totalText } from './range';
import type { ExportedList } from './worked-list';
import './bar.css';

const formats = exportFormats.map((value) => ({ value, label: texts.formats[value] }));

/** Format and columns of an export; those that are shown are chosen. It becomes a job, whose line is above the list. */
export default function ExportPanel<Row>({
  list,
  onClose,
}: {
  readonly list: ExportedList<Row>;
  readonly onClose: () => void;
}): ReactNode {
  const id = useId();
  const { columns, arrangement, call, request, read, one, many, work } = list;
  const offered = orderOf(columns, arrangement).flatMap((name) =>
    columns.filter((column) => column.id === name && column.exported !== false),
  );
  const [chosen, setChosen] = useState<readonly string[]>(() =>
    offered.filter((column) => !isHidden(column, arrangement)).map((column) => column.id),
  );
  const [format, setFormat] = useState<(typeof exportFormats)[number]>('csv');
  const full = useFullValues(offered.some((column) => column.masked && chosen.includes(column.id)));
  const start = useCall(jobCalls.export);
  const count = read.data
    ? `${totalText(read.data.total, read.data.totalIsEstimate)} ${read.data.total === 1 ? one : many}`
    : many;
  const { page: _page, limit: _limit, cursor: _cursor, ...query } = request;
  const nothing = chosen.length === 0 ? texts.chooseColumn : undefined;
  const run = async (): Promise<void> => {
    if (!full.check()) return;
    const names = offered.filter((column) => chosen.includes(column.id)).map((column) => column.exported || column.id);
    const { job } = await start.mutateAsync({ call: call.path, query, columns: names, format, ...full.sent });
    onClose();
    work.show(job);
  };
  return (
    <SidePanel open title={texts.exportTitle(count)} onClose={onClose}>
      <PanelBody asks>
        <Field id={`${id}-format`} label={texts.format} error={undefined}>
          <Select
            id={`${id}-format`}
            value={format}
            options={formats}
            onChange={(next) => next !== '' && setFormat(next)}
          />
        </Field>
        <fieldset className="filter-field">
          <legend>{texts.columns}</legend>
          {offered.map((column) => (
            <label key={column.id}>
              <Checkbox
                checked={chosen.includes(column.id)}
                onChange={({ target }) =>
                  setChosen(target.checked ? [...chosen, column.id] : chosen.filter((each) => each !== column.id))
                }
              />
              {column.head}
            </label>
          ))}
        </fieldset>
        <FullValues full={full} />
      </PanelBody>
      <PanelFoot start={nothing && <span role="status">{nothing}</span>}>
        <Button onClick={onClose}>{texts.cancel}</Button>
        <Button
          variant="contained"
          aria-busy={start.isPending}
          aria-disabled={nothing !== undefined}
          onClick={() => nothing === undefined && !start.isPending && void run().catch(() => undefined)}
        >
          {texts.exportAll}
        </Button>
      </PanelFoot>
    </SidePanel>
  );
}
