import type { ReactNode } from 'react';
import { figureText } from '@lectern/contract/figures';
import { HomeFigures } from '@lectern/ui-kit/home';
import * as texts from '../../texts/home';
import { listPath } from '../address';
import { signedUpIn, useFigures } from './use-figures';

const filtered = (name: string, value: string): string =>
  `${listPath}?${new URLSearchParams({ [`filter[${name}]`]: `eq:${value}` })}`;

/** Key figures of the home page: who is new, who waits, who is blocked. */
export default function HomeStudentFigures(): ReactNode {
  const read = useFigures();
  const days = read.data?.days;
  return (
    <HomeFigures
      read={read}
      failed={texts.notCounted}
      figures={[
        {
          label: texts.newStudents,
          value: days && signedUpIn(days, 7),
          to: `${listPath}?sort=-createdAt`,
          note: days && texts.today(figureText(signedUpIn(days, 1))),
        },
        {
          label: texts.waiting,
          value: read.data?.waiting,
          to: filtered('leadState', 'new'),
          note: texts.waitingNote,
        },
        { label: texts.blocked, value: read.data?.blocked, to: filtered('status', 'blocked') },
      ]}
    />
  );
}
