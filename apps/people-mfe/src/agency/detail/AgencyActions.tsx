import type { ReactNode } from 'react';
import { useMay } from '@lectern/auth';
import { agencyCalls, type AgencyDetail } from '@lectern/contract/people';
import { useNavigate } from '@lectern/ui-kit/router';
import { useVerification } from '../../checked/use-verification';
import { PersonActions } from '../../detail/PersonActions';
import * as texts from '../../texts/agencies';
import { editPath, listPath, onboardingPath } from '../address';
import { agency as record } from '../agency';

const isDue = ({ onboardingStep }: AgencyDetail): boolean => onboardingStep < 5;
const isSubmittable = (agency: AgencyDetail): boolean =>
  !isDue(agency) && (agency.status === 'changes_asked' || agency.status === 'suspended');

/** The actions on an agency's page. While its onboarding is due, that is its main button. */
export function AgencyActions({ agency }: { readonly agency: AgencyDetail }): ReactNode {
  const navigate = useNavigate();
  const mayEdit = useMay(agencyCalls.update.access);
  const verification = useVerification({ calls: agencyCalls, changed: record.changed, isSubmittable, texts });
  const isOnboarding = isDue(agency) && agency.deletedAt === null && mayEdit;
  const goTo = (label: string, path: string) => (isOnboarding ? [{ label, onSelect: () => void navigate(path) }] : []);
  return (
    <PersonActions
      record={record}
      row={agency}
      isErased={agency.accountStatus === 'erased'}
      edit={isDue(agency) ? undefined : editPath(agency.id)}
      flow={{
        ...verification,
        actionsOf: (row) => [...goTo(texts.goOn, onboardingPath(row.id)), ...verification.actionsOf(row)],
      }}
      more={goTo(texts.edit, editPath(agency.id))}
      erase={agencyCalls.erase}
      consequence={() => texts.deleteConsequence}
      {...{ listPath }}
    />
  );
}
