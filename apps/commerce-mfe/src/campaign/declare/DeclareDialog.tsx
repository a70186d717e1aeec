import { useMemo, useState, type ReactNode } from 'react';
import { object, string } from 'yup';
import { timeText, useSaved } from '@lectern/ui-kit';
import { PageRead } from '@lectern/ui-kit/detail';
import { FormNote, Note, ServerForm, TextField, useServerForm } from '@lectern/ui-kit/form';
import { Button } from '@lectern/ui-kit/mui';
import { FormDialog } from '../../form-dialog/FormDialog';
import { FormFooter } from '../../form-dialog/FormFooter';
import { secondsText } from '../../seconds';
import * as texts from '../../texts/campaign-declare';
import { lastRankOf, winnersOf, type CampaignCoupon } from '../campaign-coupon';
import { changed } from '../changed';
import { Preview } from './Preview';
import { useDeclare } from './use-declare';
import { usePreview } from './use-preview';
import './declare.css';

interface Props {
  readonly coupon: CampaignCoupon;
  readonly onClose: () => void;
}

/** The winners, the consequences and the typed name, before a result becomes final. */
export default function DeclareDialog({ coupon, onClose }: Props): ReactNode {
  const { id, name } = coupon;
  // The page may turn to the result while the dialog is open: its numbers are those that were confirmed.
  const [{ winners, ended, lastRank }] = useState(() => {
    const count = winnersOf(coupon.campaign);
    const left = Math.max(0, coupon.campaign.codesMade - count);
    return { winners: count, ended: left, lastRank: lastRankOf(coupon.campaign) };
  });
  const { declare, other } = useDeclare(id);
  const { reads, entries, readAt } = usePreview(id, lastRank);
  const confirmSaved = useSaved(changed);
  const schema = useMemo(
    () =>
      object({
        confirm: string().test('name', texts.isOtherName(name), (typed = '') => typed.trim() === name.trim()),
      }),
    [name],
  );
  const form = useServerForm<{ confirm: string }, undefined, Awaited<ReturnType<typeof declare>>>({
    schema,
    initial: { confirm: '' },
    onlyDiscards: true,
    send: ({ confirm }) => declare(confirm.trim()),
    onSaved: async (result) => {
      onClose();
      await confirmSaved(texts.declared(result.winners, result.mails));
    },
  });
  if (other)
    return (
      <FormDialog title={texts.otherTitle} cancel={texts.close} busy={false} onClose={onClose}>
        <div className="declare-other">
          <Note icon="circle-alert" tone="warning">
            {texts.otherDeclared(other.declaredBy, timeText(other.declaredAt ?? ''))}
          </Note>
        </div>
        <footer>
          <Button autoFocus variant="contained" onClick={onClose}>
            {texts.close}
          </Button>
        </footer>
      </FormDialog>
    );
  return (
    <FormDialog title={texts.title(name)} cancel={texts.cancel} busy={form.busy} onClose={onClose}>
      <ServerForm form={form}>
        <FormNote text={form.note} />
        <div className="declare-means">
          <p>{winners === 0 ? texts.noWinner : texts.codesGo(winners)}</p>
          {ended > 0 && <p>{texts.codesEnd(ended)}</p>}
          <p>
            {texts.areFinal} <b>{texts.noWayBack}</b>
          </p>
        </div>
        {winners > 0 && (
          <PageRead reads={reads} what={texts.thePreview} loading={texts.readingRanks}>
            {() => <Preview {...{ entries, winners, lastRank }} />}
          </PageRead>
        )}
        <TextField name="confirm" label={texts.typeName(name)} autoFocus />
      </ServerForm>
      <FormFooter form={form} danger cancel={texts.cancel} verb={texts.verb(winners)} onClose={onClose}>
        {readAt > 0 ? texts.ranksAsOf(secondsText(readAt)) : texts.readingRanks}
      </FormFooter>
    </FormDialog>
  );
}
