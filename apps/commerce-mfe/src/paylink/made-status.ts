import type { PaylinkDetail } from '@lectern/contract/commerce';
import * as texts from '../texts/paylink-made';

/** The badge next to the title: a status of the kit, for its colour, and the word. */
export const madeStatus = ({
  status,
  totalMinor,
}: PaylinkDetail): { readonly status: string; readonly label: string } => {
  if (status === 'paid') return { status: 'active', label: totalMinor === 0 ? texts.access : texts.paid };
  if (status === 'open') return { status: 'ready', label: texts.ready };
  return { status, label: texts[status] };
};
