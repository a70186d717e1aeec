import type { ReactNode } from 'react';
import {
  trainerCertificationCalls,
  trainerEducationCalls,
  trainerExperienceCalls,
  trainerSkillCalls,
  type TrainerDetail,
  type TrainerPart as Part,
} from '@lectern/contract/people';
import { CertificationRows } from '../../checked/CertificationRows';
import { EducationRows } from '../../checked/EducationRows';
import { ExperienceRows } from '../../checked/ExperienceRows';
import { SkillRows } from '../../checked/SkillRows';
import { DemoList } from '../../demo/DemoList';
import * as texts from '../../texts/trainers';
import { writesOf } from './owner';
import { Resumes } from './Resumes';
import { TrainerInfo } from './TrainerInfo';

interface Props {
  readonly part: Part;
  readonly trainer: TrainerDetail;
  readonly mayEdit: boolean;
}

/** What is in one part of a trainer: on its tab, and in the verification queue. */
export function TrainerPart({ part, trainer, mayEdit }: Props): ReactNode {
  const { id } = trainer;
  switch (part) {
    case 'personal_info':
      return <TrainerInfo trainer={trainer} />;
    case 'skills':
      return (
        <SkillRows
          title={texts.tabs.skills}
          rows={trainer.taught}
          mayEdit={mayEdit}
          {...writesOf(trainerSkillCalls, id)}
        />
      );
    case 'experience':
      return (
        <ExperienceRows
          title={texts.tabs.experience}
          rows={trainer.experiences}
          mayEdit={mayEdit}
          {...writesOf(trainerExperienceCalls, id)}
        />
      );
    case 'resume':
      return <Resumes id={id} rows={trainer.resumes} mayEdit={mayEdit} />;
    case 'certification':
      return (
        <CertificationRows
          title={texts.tabs.certification}
          rows={trainer.certifications}
          mayEdit={mayEdit}
          {...writesOf(trainerCertificationCalls, id)}
        />
      );
    case 'education':
      return (
        <EducationRows
          title={texts.tabs.education}
          rows={trainer.educations}
          mayEdit={mayEdit}
          {...writesOf(trainerEducationCalls, id)}
        />
      );
    case 'demo':
      return <DemoList of={{ trainerId: id }} mayEdit={false} />;
  }
}
