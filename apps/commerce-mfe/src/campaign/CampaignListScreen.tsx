import type { ReactNode } from 'react';
import type { CouponRow } from '@lectern/contract/commerce';
import { useTransitions } from '@lectern/ui-kit/flow';
import { DeleteRecord } from '@lectern/ui-kit/record-panel';
import { AddRecord, NoRecords, useRecords } from '@lectern/ui-kit/records';
import { useNavigate } from '@lectern/ui-kit/router';
import { ListBar, ListBody, ListHead } from '@lectern/ui-kit/table';
import * as actionTexts from '../texts/actions';
import * as texts from '../texts/campaign';
import { createPath, updatePath, viewPath } from './address';
import { campaignRecord, listed } from './campaign';
import { deleteBlocker } from './delete-blocker';

/** `/marketing-coupon/listing`: marketing coupons with their stage, and Recently deleted. */
export default function CampaignListScreen(): ReactNode {
  const coupons = useRecords(campaignRecord, listed);
  const { list, may, deleting, askDelete } = coupons;
  const navigate = useNavigate();
  const { actionsOf, question } = useTransitions(campaignRecord);
  // Marketing coupons have pages instead of the panel that the menu's first entry opens.
  const own = (row: CouponRow) => [
    { label: actionTexts.view, onSelect: () => void navigate(viewPath(row.id)) },
    ...(may.edit ? [{ label: actionTexts.edit, onSelect: () => void navigate(updatePath(row.id)) }] : []),
    ...coupons.rowActions(row, actionsOf(row), deleteBlocker(row)).slice(1),
  ];
  const close = (): void => askDelete(undefined);
  return (
    <div className="page-stack">
      <ListHead
        list={list}
        title={texts.title}
        mayRestore={may.remove}
        primary={<AddRecord records={coupons} to={createPath} />}
      />
      <ListBar list={list} search={texts.search} />
      <ListBody
        list={list}
        empty={
          <NoRecords records={coupons} to={createPath}>
            {texts.whatItIs}
          </NoRecords>
        }
        actions={(row) => (row.deletedAt === null ? own(row) : coupons.rowActions(row))}
        toOf={coupons.toOf && (({ id }: CouponRow) => viewPath(id))}
      />
      {deleting && (
        <DeleteRecord
          record={campaignRecord}
          row={deleting}
          consequence={() => texts.codesStop}
          onDeleted={close}
          onClose={close}
        />
      )}
      {question}
    </div>
  );
}
