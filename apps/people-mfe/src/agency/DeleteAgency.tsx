import type { ReactNode } from 'react';
import type { AgencyRow } from '@lectern/contract/people';
import { DeleteRecord } from '@lectern/ui-kit/record-panel';
import * as texts from '../texts/agencies';
import { agency } from './agency';

interface Props {
  readonly row: AgencyRow;
  readonly onDeleted: () => void;
  readonly onClose: () => void;
}

/** Asks before an agency is deleted. */
export default function DeleteAgency(props: Props): ReactNode {
  return <DeleteRecord record={agency} {...props} consequence={() => texts.deleteConsequence} />;
}
