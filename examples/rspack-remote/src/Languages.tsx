import { useRead } from '@lectern/api-client/hooks';
import { languageCalls } from '@lectern/contract/platform/language';

/** In which languages a notice may be written: what the API answers, typed by its contract. */
export function Languages() {
  const { data, error } = useRead(languageCalls.list, { limit: 100 });
  if (error) return <p role="alert">{error.message}</p>;
  return <p>Languages: {data ? data.items.map(({ nativeName }) => nativeName).join(', ') : '…'}</p>;
}
