import type { ReactNode } from 'react';
import { DetailPage } from './DetailPage';
import { Facts, Skills } from './Facts';
import { blocksOf } from './facts-of';

/** `/student/detail/personal-info?id=`: all data of a student. */
export default function PersonalInfoScreen(): ReactNode {
  return (
    <DetailPage
      main={(student) => blocksOf(student).map((block) => <Facts key={block.title} {...block} />)}
      aside={({ skills }) => <Skills skills={skills} />}
    />
  );
}
