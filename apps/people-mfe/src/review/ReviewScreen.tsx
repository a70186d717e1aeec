import { useState, type ReactNode } from 'react';
import { useRead } from '@lectern/api-client/hooks';
import { useMay } from '@lectern/auth';
import { agencyCalls, trainerCalls, verificationCalls, type WaitingPart } from '@lectern/contract/people';
import { auditCalls } from '@lectern/contract/platform/audit';
import { announce, dateText, KeyCap, notify, PageHeader, useAction } from '@lectern/ui-kit';
import { PageRead } from '@lectern/ui-kit/detail';
import { Button } from '@lectern/ui-kit/mui';
import { Link } from '@lectern/ui-kit/router';
import { Empty } from '@lectern/ui-kit/states';
import { decideOf as decideAgency } from '../agency/detail/AgencyPage';
import { AskDialog } from '../checked/PartReview';
import { PersonColumns } from '../detail/PersonColumns';
import * as checked from '../texts/checked';
import * as texts from '../texts/review';
import { decideOf as decideTrainer } from '../trainer/detail/TrainerPage';
import { partNameOf, profileOf } from './names';
import { useOwner } from './use-owner';
import { useReviewKeys } from './use-review-keys';
import './review.css';

const changed = [
  verificationCalls.queue,
  trainerCalls.detail,
  trainerCalls.list,
  agencyCalls.detail,
  agencyCalls.list,
  auditCalls.entity,
] as const;
const keyOf = ({ kind, ownerId, part }: WaitingPart): string => `${kind} ${ownerId} ${part}`;

interface Props {
  readonly item: WaitingPart;
  readonly onMove: (by: 1 | -1) => void;
}

function Item({ item, onMove }: Props): ReactNode {
  const { part, content } = useOwner(item);
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const attempt = useAction(changed);
  const partName = partNameOf(item);
  const decide = (item.kind === 'trainer' ? decideTrainer : decideAgency)(item.ownerId);
  const approve = async (): Promise<void> => {
    if (!part || isBusy) return;
    setBusy(true);
    let isVerified = false;
    const isDone = await attempt(
      async () => {
        isVerified = (await decide(part, 'approve')).verified;
      },
      { onFailure: () => notify('error', checked.changedSince) },
    );
    if (isDone) notify('success', isVerified ? checked.isVerifiedNow(item.ownerName) : checked.approved(partName));
    setBusy(false);
  };
  useReviewKeys((key) => {
    if (key === 'next') onMove(1);
    if (key === 'previous') onMove(-1);
    if (key === 'approve') void approve();
    if (key === 'ask' && part) setAsking(true);
  });
  return (
    <div className="review-item">
      <div className="part-head">
        <h2>{texts.now(partName, item.ownerName)}</h2>
        <Link to={profileOf(item)}>{texts.openProfile}</Link>
      </div>
      {part?.reason && <p className="record-note">{checked.wishOf(part.reason)}</p>}
      <PersonColumns main={content} />
      <div className="review-bar">
        <Button variant="contained" aria-busy={isBusy} aria-disabled={isBusy || !part} onClick={() => void approve()}>
          {texts.approve} <KeyCap>{texts.keys.approve}</KeyCap>
        </Button>
        <Button aria-disabled={!part} onClick={() => part && setAsking(true)}>
          {texts.ask} <KeyCap>{texts.keys.ask}</KeyCap>
        </Button>
        <Button variant="text" onClick={() => onMove(-1)}>
          {texts.previous} <KeyCap>{texts.keys.previous}</KeyCap>
        </Button>
        <Button variant="text" onClick={() => onMove(1)}>
          {texts.next} <KeyCap>{texts.keys.next}</KeyCap>
        </Button>
      </div>
      {isAsking && part && (
        <AskDialog part={part} partName={partName} decide={decide} changed={changed} onClose={() => setAsking(false)} />
      )}
    </div>
  );
}

/** `/trainer/review`: what waits for a decision, who waits longest first, worked by keyboard. */
export default function ReviewScreen(): ReactNode {
  const mayTrainers = useMay(trainerCalls.list.access);
  const read = useRead(verificationCalls.queue, { limit: 100 }, { handled: 'all', staleTime: 0 });
  const [current, setCurrent] = useState<{ readonly key: string; readonly at: number }>({ key: '', at: 0 });
  const items = read.data?.items ?? [];
  // A decided part is gone from the queue: what followed it takes its place.
  const found = items.findIndex((item) => keyOf(item) === current.key);
  const at = found >= 0 ? found : Math.min(current.at, Math.max(0, items.length - 1));
  const item = items[at];
  const go = (to: number): void => {
    const next = items[Math.min(items.length - 1, Math.max(0, to))];
    if (!next) return;
    setCurrent({ key: keyOf(next), at: items.indexOf(next) });
    announce(texts.now(partNameOf(next), next.ownerName));
  };
  return (
    <div className="page-stack">
      <PageHeader title={texts.title} />
      {read.data && read.data.total > 0 && <p role="status">{texts.waiting(read.data.total)}</p>}
      <PageRead reads={[read]} what={texts.theQueue} loading={texts.loading}>
        {() =>
          item ? (
            <div className="review">
              <ul className="review-list" aria-label={texts.list}>
                {items.map((each, index) => (
                  <li key={keyOf(each)}>
                    <button type="button" aria-current={index === at ? 'true' : undefined} onClick={() => go(index)}>
                      <span>{each.ownerName}</span>
                      <small>
                        {partNameOf(each)} · {texts.since(dateText(each.waitingSince))}
                      </small>
                    </button>
                  </li>
                ))}
              </ul>
              <Item key={keyOf(item)} item={item} onMove={(by) => go(at + by)} />
            </div>
          ) : (
            <Empty
              icon="circle-check"
              title={texts.nothing}
              action={
                mayTrainers && (
                  <Button component={Link} to="/trainer">
                    {texts.trainers}
                  </Button>
                )
              }
            >
              {texts.nothingHint}
            </Empty>
          )
        }
      </PageRead>
    </div>
  );
}
