import { useState, type ReactNode } from 'react';
import { useRead } from '@lectern/api-client/hooks';
import { demoCalls, demoOutcomes, demoStates, type DemoRow } from '@lectern/contract/people';
import { RowMenu, StatusLabel, timeText, type RowAction } from '@lectern/ui-kit';
import { PageRead } from '@lectern/ui-kit/detail';
import { Icon } from '@lectern/ui-kit/icons';
import { Button } from '@lectern/ui-kit/mui';
import { Link } from '@lectern/ui-kit/router';
import { Empty } from '@lectern/ui-kit/states';
import '../checked/checked.css';
import { markOf } from '../checked/marks';
import { infoPath as studentPath } from '../student/address';
import * as texts from '../texts/demos';
import { infoPath as trainerPath } from '../trainer/address';
import { DemoPanel } from './DemoPanel';
import { MoveDemo } from './MoveDemo';

interface Props {
  /** Whose demos: of one student, or of one trainer. */
  readonly of: { readonly studentId: number } | { readonly trainerId: number };
  readonly mayEdit: boolean;
}
type Move = 'done' | 'no_show' | 'cancelled';

function Demo({ demo, isOfStudent }: { readonly demo: DemoRow; readonly isOfStudent: boolean }): ReactNode {
  const { skillName, trainerId, trainerName, studentId, studentName, startsAt, durationMinutes, outcome } = demo;
  const other = isOfStudent ? (
    trainerId === null ? (
      texts.noTrainer
    ) : (
      <Link to={trainerPath(trainerId)}>{texts.withTrainer(trainerName ?? '')}</Link>
    )
  ) : (
    <Link to={studentPath(studentId)}>{texts.ofStudent(studentName)}</Link>
  );
  return (
    <div className="part-row">
      <strong>
        {skillName} <StatusLabel status={markOf(demo.state)} label={demoStates[demo.state]} />
      </strong>
      <p>
        {other} · {startsAt === null ? texts.noTime : `${timeText(startsAt)}, ${texts.minutesText(durationMinutes)}`}
      </p>
      {(outcome ?? demo.stateReason) && (
        <p>
          {[
            outcome && demoOutcomes[outcome],
            demo.studentRating && texts.stars(demo.studentRating),
            demo.trainerFeedback,
            demo.stateReason,
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
      )}
      {demo.joinUrl && demo.state === 'scheduled' && (
        <p>
          <a href={demo.joinUrl} target="_blank" rel="noreferrer">
            {texts.join}
          </a>
        </p>
      )}
    </div>
  );
}

/** The demo lessons of a student or a trainer, the latest first. */
export function DemoList({ of, mayEdit }: Props): ReactNode {
  const isOfStudent = 'studentId' in of;
  const filter: Readonly<Record<string, string>> = isOfStudent
    ? { studentId: `eq:${of.studentId}` }
    : { trainerId: `eq:${of.trainerId}` };
  const read = useRead(demoCalls.list, { limit: 50, filter }, { handled: 'all', staleTime: 0 });
  const [opened, setOpened] = useState<DemoRow | 'new'>();
  const [moving, setMoving] = useState<{ demo: DemoRow; to: Move }>();
  const add = (
    <Button startIcon={<Icon name="plus" />} onClick={() => setOpened('new')}>
      {texts.add}
    </Button>
  );
  const actionsOf = (demo: DemoRow): readonly RowAction[] => {
    const move = (label: string, to: Move): RowAction => ({
      label,
      onSelect: () => setMoving({ demo, to }),
      ...(to === 'cancelled' && { danger: true }),
    });
    if (demo.state !== 'requested' && demo.state !== 'scheduled') return [];
    return [
      { label: texts.editLabel, onSelect: () => setOpened(demo) },
      ...(demo.state === 'scheduled' ? [move(texts.done, 'done'), move(texts.noShow, 'no_show')] : []),
      move(texts.cancel, 'cancelled'),
    ];
  };
  const items = read.data?.items ?? [];
  return (
    <section aria-label={texts.title}>
      <div className="part-head">
        <h2>{texts.title}</h2>
        {mayEdit && items.length > 0 && add}
      </div>
      <PageRead reads={[read]} what={texts.theDemos} loading={texts.theDemos}>
        {() =>
          items.length === 0 ? (
            <Empty icon="calendar" title={texts.noneYet} action={mayEdit && add}>
              {texts.whatTheyAre}
            </Empty>
          ) : (
            <ul className="part-rows">
              {items.map((demo) => (
                <li key={demo.id}>
                  <Demo demo={demo} isOfStudent={isOfStudent} />
                  {mayEdit && actionsOf(demo).length > 0 && (
                    <RowMenu label={texts.actionsFor(demo.skillName)} actions={actionsOf(demo)} />
                  )}
                </li>
              ))}
            </ul>
          )
        }
      </PageRead>
      {opened && isOfStudent && (
        <DemoPanel
          demo={opened === 'new' ? undefined : opened}
          studentId={of.studentId}
          onClose={() => setOpened(undefined)}
        />
      )}
      {moving && <MoveDemo {...moving} onClose={() => setMoving(undefined)} />}
    </section>
  );
}
