import type { ReactNode } from 'react';
import Button from '@mui/material/Button';
import { Icon } from '../icons/Icon';
import type { IconName } from '../icons/table';
import * as texts from '../texts/nothing';
import './states.css';

interface Props {
  readonly icon: IconName;
  readonly title: string;
  readonly children?: ReactNode;
  readonly actions?: ReactNode;
}

/** A block in the rows' place, under the real head. */
function ListState({ icon, title, children, actions }: Props): ReactNode {
  return (
    <div className="list-state">
      <Icon name={icon} size={24} />
      <h2>{title}</h2>
      {children}
      {actions && <div className="list-state-actions">{actions}</div>}
    </div>
  );
}

interface EmptyProps {
  readonly icon?: IconName;
  /** 'No categories yet'. */
  readonly title: string;
  /** What such a thing is, and what comes of it. */
  readonly children?: ReactNode;
  /** The screen's primary action, which is then not in the header. */
  readonly action?: ReactNode;
}

/** Nothing yet. */
export function Empty({ icon = 'circle-dashed', title, children, action }: EmptyProps): ReactNode {
  return (
    <ListState icon={icon} title={title} actions={action}>
      <p>{children}</p>
    </ListState>
  );
}

interface FilteredProps {
  /** 'No FAQs match'. */
  readonly title: string;
  /** The filters in words: ['Status is Draft', 'containing “refund”']. */
  readonly filters: readonly string[];
  /** How many there are without them: '64 FAQs'. */
  readonly without?: string;
  readonly onClear: () => void;
}

/** Nothing matches: names what narrows the list, and takes it away. */
export function FilteredEmpty({ title, filters, without, onClear }: FilteredProps): ReactNode {
  return (
    <ListState icon="search-x" title={title} actions={<Button onClick={onClear}>{texts.clearFilters}</Button>}>
      <p>
        {texts.seesOnly(filters.join(', '))}
        {without && texts.withoutFilters(without)}
      </p>
    </ListState>
  );
}
