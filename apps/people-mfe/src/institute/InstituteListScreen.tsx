import type { ReactNode } from 'react';
import { lazyWithRetry } from '@lectern/ui-kit/lazy-with-retry';
import { AddRecord, fieldProps, NoRecords, standardFilters, useRecords } from '@lectern/ui-kit/records';
import { ListBar, ListBody, ListHead } from '@lectern/ui-kit/table';
import { useCountries } from '../student/countries';
import { allCountries } from '../texts/countries';
import * as texts from '../texts/institutes';
import { columns, institute } from './institute';

const InstitutePanel = lazyWithRetry(() => import(/* webpackChunkName: "institute-panel" */ './InstitutePanel'));

/** `/institutes`: the list, one institute in the side panel, and Recently deleted. */
export default function InstituteListScreen(): ReactNode {
  const countries = useCountries();
  const country = { ...fieldProps(institute, 'countryId'), options: countries.options, inBar: allCountries };
  const institutes = useRecords(institute, { columns, filters: [country, ...standardFilters(institute)] });
  const { list, may } = institutes;
  return (
    <div className="page-stack">
      <ListHead list={list} title={texts.title} mayRestore={may.remove} primary={<AddRecord records={institutes} />} />
      <ListBar list={list} search={texts.search} />
      <ListBody
        list={list}
        empty={<NoRecords records={institutes}>{texts.whatItIs}</NoRecords>}
        actions={institutes.rowActions}
        bulk={institutes.bulkActions}
        toOf={institutes.toOf}
        currentKey={institutes.currentKey}
      />
      {institutes.hasPanel && <InstitutePanel institutes={institutes} countries={countries} />}
    </div>
  );
}
