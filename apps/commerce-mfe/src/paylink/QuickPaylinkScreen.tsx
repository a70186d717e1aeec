import { useState, type ReactNode } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { invalidate, useRead } from '@lectern/api-client/hooks';
import { paylinkCalls, type PaylinkDetail, type Person } from '@lectern/contract/commerce';
import { mayLeave, notify, PageHeader, StatusLabel } from '@lectern/ui-kit';
import { PageRead } from '@lectern/ui-kit/detail';
import { idOf, useLocation, useNavigate, useSearchParams } from '@lectern/ui-kit/router';
import { useCurrencies } from '../coupon/use-currencies';
import * as texts from '../texts/paylink';
import * as madeTexts from '../texts/paylink-made';
import { linkPath } from './address';
import { LinkMade } from './LinkMade';
import { madeStatus } from './made-status';
import { MakeLink } from './MakeLink';
import { useCountries } from './use-countries';
import { YourLinks } from './YourLinks';
import './paylink.css';

const namedPerson = (params: URLSearchParams): Person | undefined => {
  const [studentId, trainerId] = [idOf(params, 'student'), idOf(params, 'trainer')];
  if (trainerId !== undefined) return { kind: 'trainer', id: trainerId };
  return studentId === undefined ? undefined : { kind: 'student', id: studentId };
};

/** `/student/quick-paylink`: the form of a payment link, and each link that was made by `?link=`. `?student=` and `?trainer=` name the buyer. */
export default function QuickPaylinkScreen(): ReactNode {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const { pathname: base, state, key } = useLocation();
  const [params] = useSearchParams();
  const id = idOf(params, 'link');
  const [round, setRound] = useState(0);
  const countries = useCountries();
  const currencies = useCurrencies();
  const read = useRead(paylinkCalls.detail, { id: id ?? 0 }, { enabled: id !== undefined, handled: 'all' });
  const link = id === undefined ? undefined : read.data?.link;
  const again = (state as { readonly again?: PaylinkDetail } | null)?.again;
  const onMade = (made: PaylinkDetail, leaving: boolean): void => {
    queryClient.setQueryData([paylinkCalls.detail.path, { id: made.id }], { link: made });
    void invalidate(queryClient, paylinkCalls.list, paylinkCalls.figures);
    notify('success', texts.generated);
    if (!leaving) void navigate(linkPath(base, made.id));
  };
  const onGiven = ({ access }: { readonly access: string }): void => {
    if (access === 'given') notify('success', texts.accessGiven);
    else notify('error', texts.accessFailed);
    setRound(round + 1);
  };
  const onAgain = (of: PaylinkDetail): void =>
    void mayLeave().then((leaves) => leaves && navigate(base, { state: { again: of } }));
  const links = <YourLinks base={base} onAgain={onAgain} />;
  const status = link && madeStatus(link);
  return (
    <div className="page-stack paylink">
      <PageHeader title={texts.title} status={status && <StatusLabel {...status} filled />} />
      {id === undefined ? (
        <PageRead reads={[countries, currencies]} what={texts.theForm} loading={texts.loadingForm}>
          {() => (
            <MakeLink
              key={`${key} ${round}`}
              countries={countries}
              currencies={currencies}
              again={round === 0 ? again : undefined}
              person={round === 0 ? namedPerson(params) : undefined}
              links={links}
              onMade={onMade}
              onGiven={onGiven}
              onStartOver={() => setRound(round + 1)}
            />
          )}
        </PageRead>
      ) : (
        <PageRead reads={[read]} what={madeTexts.theLink} loading={madeTexts.loading}>
          {() => link && <LinkMade link={link} links={links} onNew={() => void navigate(base)} />}
        </PageRead>
      )}
    </div>
  );
}
