import { useState, type ReactNode } from 'react';
import { useRead } from '@lectern/api-client/hooks';
import { demoCalls, demoFlow, demoOutcomes, demoStates, type DemoRow } from '@lectern/contract/people';
import { RowMenu, StatusLabel, timeText, type RowAction } from '@lectern/ui-kit';
import { PageRead } from '@lectern/ui-kit/detail';
import { useTransitions } from '@lectern/ui-kit/flow';
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
import { demosChanged } from './changed';
import { DoneDemo } from './DoneDemo';

interface Props {
  /** Whose demos: of one student, or of one trainer. */
  readonly of: { readonly studentId: number } | { readonly trainerId: number };
  readonly mayEdit: boolean;
}
const flowing = {
  calls: { changeStatus: demoCalls.state },
  flow: demoFlow,
  changed: demosChanged,
  nameOf: ({ studentName }: DemoRow) => texts.ofStudent(studentName),
};

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
  const [done, setDone] = useState<DemoRow>();
  const transitions = useTransitions<DemoRow & { readonly status: string }>(flowing);
  const add = (
    <Button startIcon={<Icon name="plus" />} onClick={() => setOpened('new')}>
      {texts.add}
    </Button>
  );
  // The form schedules a demo, and another one asks for the outcome.
  const actionsOf = (demo: DemoRow): readonly RowAction[] => {
    const actions = transitions.actionsOf({ ...demo, status: demo.state });
    if (actions.length === 0) return [];
    return [
      { label: texts.editLabel, onSelect: () => setOpened(demo) },
      ...actions
        .filter(({ status }) => status !== 'scheduled')
        .map((action) => (action.status === 'done' ? { ...action, onSelect: () => setDone(demo) } : action)),
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
      {done && <DoneDemo demo={done} onClose={() => setDone(undefined)} />}
      {transitions.question}
    </section>
  );
}
