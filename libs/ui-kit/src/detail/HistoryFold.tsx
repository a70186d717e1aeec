import { useId, useState, type ReactNode } from 'react';
import Button from '@mui/material/Button';
import { Icon } from '../icons/Icon';
import * as texts from '../texts/detail';
import { History, type HistoryProps } from './History';

/** The history of a record below its form: folded, and read only when it is opened. */
export function HistoryFold(props: Omit<HistoryProps, 'level'>): ReactNode {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <section className="history-fold" aria-label={texts.history}>
      <Button
        variant="text"
        aria-expanded={isOpen}
        aria-controls={id}
        startIcon={<Icon name={isOpen ? 'chevron-down' : 'chevron-right'} />}
        onClick={() => setOpen(!isOpen)}
      >
        {texts.history}
      </Button>
      <div id={id} hidden={!isOpen}>
        {isOpen && <History {...props} level="h3" />}
      </div>
    </section>
  );
}
