import { useEffect, useId, useRef, useState, type FocusEvent, type KeyboardEvent, type ReactNode } from 'react';
import { useFormikContext } from 'formik';
import type { Person } from '@lectern/contract/commerce';
import { FieldHelp, PhoneField, useFieldState } from '@lectern/ui-kit/form';
import { Button } from '@lectern/ui-kit/mui';
import { ListError } from '@lectern/ui-kit/states';
import * as texts from '../texts/paylink';
import { isBuyer, MatchList } from './MatchList';
import { SignUp } from './SignUp';
import type { Countries } from './use-countries';
import { useFind } from './use-find';
import type { PaylinkValues } from './values';

interface Props {
  readonly countries: Countries;
  /** A number that was found and given up again: it is not searched by itself. */
  readonly dismissed: string | undefined;
  readonly onFound: (person: Person) => void;
}

/** The buyer by mobile number: one student is taken, trainers and several are a list, and nobody is signed up. */
export function FindLearner({ countries, dismissed, onFound }: Props): ReactNode {
  const id = useId();
  const { values } = useFormikContext<PaylinkValues>();
  /** Only sending the form asks for the learner: leaving the field does not. */
  const { error: isMissing } = useFieldState<PaylinkValues['buyer']>('buyer');
  const { mobile, countryId } = values;
  const { number, search, matches, error, isSearching, refetch } = useFind(mobile, countryId, countries, dismissed);
  const [other, setOther] = useState<string>();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const field = place.current?.querySelector<HTMLInputElement>('input[type=tel]');
    field?.focus();
    field?.select();
  }, []);
  const buyers = matches?.filter(isBuyer);
  const only = (buyers?.length === 1 ? buyers[0]?.studentId : undefined) ?? undefined;
  useEffect(() => {
    if (only !== undefined) onFound({ kind: 'student', id: only });
  }, [only, onFound]);
  const onKeyDown = (event: KeyboardEvent): void => {
    if (!(event.target instanceof HTMLInputElement) || event.target.type !== 'tel') return;
    if (event.key === 'ArrowDown') place.current?.querySelector<HTMLElement>('.paylink-matches button')?.focus();
    else if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return;
    else search();
    event.preventDefault();
  };
  const toField = ({ target, currentTarget }: FocusEvent): void => {
    if (target === currentTarget) currentTarget.querySelector<HTMLElement>('input[type=tel]')?.focus();
  };
  const isSigningUp = buyers?.length === 0 || other === mobile;
  const isToPick = buyers !== undefined && buyers.length > 0 && only === undefined;
  return (
    <div
      ref={place}
      className="paylink-find"
      // The form focuses its first invalid place, and this one passes the focus on.
      tabIndex={-1}
      data-invalid={isMissing}
      onFocus={toField}
      onKeyDown={onKeyDown}
    >
      <PhoneField
        name="mobile"
        label={texts.mobile}
        country="countryId"
        countries={countries.rows}
        help={isMissing ? undefined : isSearching ? texts.searching : texts.mobileHelp}
      />
      <FieldHelp id={id} help={undefined} error={isMissing} />
      {error && <ListError what={texts.theSearch} error={error} onRetry={() => void refetch()} />}
      <div role="status">
        {matches && buyers?.length === 0 && <p className="paylink-quiet">{texts.noOneHas}</p>}
        {isToPick && <p className="paylink-quiet">{texts.several(buyers.length)}</p>}
      </div>
      {matches && only === undefined && matches.length > 0 && <MatchList matches={matches} onPick={onFound} />}
      {isToPick && !isSigningUp && (
        <Button variant="text" onClick={() => setOther(mobile)}>
          {texts.signUpAnother}
        </Button>
      )}
      {matches && isSigningUp && number.countryId !== '' && (
        <SignUp
          key={mobile}
          mobile={mobile}
          countryId={number.countryId}
          number={number.text}
          isAnother={matches.length > 0}
          onFound={onFound}
        />
      )}
    </div>
  );
}
