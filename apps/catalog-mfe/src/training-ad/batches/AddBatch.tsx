import { useMemo, type ReactNode } from 'react';
import { object } from 'yup';
import { keepPreviousData } from '@tanstack/react-query';
import { useCall, useRead } from '@lectern/api-client/hooks';
import { trainingAdCalls, type TrainingAd } from '@lectern/contract/catalog';
import { id } from '@lectern/contract/fields';
import { dateText, SidePanel, useSaved } from '@lectern/ui-kit';
import { PickField } from '@lectern/ui-kit/fields';
import { PanelForm, useServerForm, type Found } from '@lectern/ui-kit/form';
import { usePicked } from '../../detail/use-picked';
import * as texts from '../../texts/training-ads';
import { trainingAd as record } from '../training-ad';

const schema = object({
  batchId: id(texts.batch).transform((value: unknown, original: unknown) => (original === '' ? undefined : value)),
});

/** Searches what can be linked to an ad. */
const foundFor = (id: number) => {
  const useFound = (q: string, isOpen: boolean): Found<number> => {
    const { data, isFetching, isError } = useRead(
      trainingAdCalls.batchChoices,
      { id, q },
      { enabled: isOpen, quiet: true, handled: 'all', placeholderData: keepPreviousData },
    );
    return {
      choices: (data?.batches ?? []).map(({ id: item, title, startsAt, trainerName }) => ({
        key: String(item),
        name: title,
        meta: `${dateText(startsAt)} · ${trainerName}`,
        item,
      })),
      isPending: isFetching,
      failed: isError,
    };
  };
  return useFound;
};

/** Chooses one of the owner's batches for the ad. */
export function AddBatch({ ad, onClose }: { readonly ad: TrainingAd; readonly onClose: () => void }): ReactNode {
  const confirmSaved = useSaved(record.changed);
  const { mutateAsync: link } = useCall(trainingAdCalls.linkBatch, { handled: [400, 409] });
  const useFound = useMemo(() => foundFor(ad.id), [ad.id]);
  const batch = usePicked(useFound);
  const form = useServerForm({
    schema,
    initial: { batchId: '' as number | '' },
    send: ({ batchId }) => link({ id: ad.id, batchId: Number(batchId) }),
    onSaved: async () => {
      const refreshed = confirmSaved(texts.batchAdded);
      onClose();
      await refreshed;
    },
  });
  return (
    <SidePanel open title={texts.addBatchTitle} onClose={onClose}>
      <PanelForm form={form} verb={texts.addBatchVerb}>
        <PickField name="batchId" label={texts.batch} help={texts.batchHelp} {...batch} />
      </PanelForm>
    </SidePanel>
  );
}
