import type { ReactNode } from 'react';
import { Checklist } from './Checklist';
import { CoursePage } from './CoursePage';

/** `/course/detail/info?id=` */
export default function InfoScreen(): ReactNode {
  return (
    <CoursePage
      main={({ shortDescription }) => <p>{shortDescription}</p>}
      aside={(course) => <Checklist course={course} />}
    />
  );
}
