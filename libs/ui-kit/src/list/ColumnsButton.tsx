import { useRef, useState, type ReactNode } from 'react';
import { IconAction } from '../kit/IconAction';
import { Popover } from '../overlay/overlays';
import * as texts from '../texts/table-tools';
import { ColumnsMenu } from './ColumnsMenu';
import { columnsIcon } from './icons';
import type { List } from './use-list';
import './bar.css';

/** Opens the menu of columns. */
export function ColumnsButton<Row>({
  list: { columns, arrangement, arrange },
}: {
  readonly list: Pick<List<Row>, 'columns' | 'arrangement' | 'arrange'>;
}): ReactNode {
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  return (
    <>
      <IconAction
        ref={button}
        icon={columnsIcon}
        label={texts.chooseColumns}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(true)}
      />
      <Popover
        open={open}
        anchorEl={() => button.current as HTMLButtonElement}
        onClose={() => setOpen(false)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ paper: { className: 'list-popover', role: 'dialog', 'aria-label': texts.columns } }}
      >
        <ColumnsMenu columns={columns} arrangement={arrangement} arrange={arrange} />
      </Popover>
    </>
  );
}
