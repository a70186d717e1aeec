import { useState, type ReactNode } from 'react';
import { useCall, useRead } from '@lectern/api-client/hooks';
import { categoryCalls, usesInWords, type CategoryRow } from '@lectern/contract/catalog';
import { DeleteDialog, OneOf } from '@lectern/ui-kit/form';
import * as texts from '../texts/category-dialogs';
import { possibleReplacements, usesIn } from './replacement';
import { pathText, type Tree } from './tree';

interface Props {
  readonly tree: Tree;
  readonly row: CategoryRow;
  readonly onDeleted: () => void;
  readonly onClose: () => void;
}

const changed = [categoryCalls.list, categoryCalls.detail];

/** Asks before a deletion. The uses are counted; a category in use needs a replacement. */
export default function DeleteCategory({ tree, row, ...dialog }: Props): ReactNode {
  const { id, version, name } = row;
  const detail = useRead(categoryCalls.detail, { id }, { staleTime: 0 });
  const { mutateAsync } = useCall(categoryCalls.delete, { handled: [400, 409] });
  const [replacement, setReplacement] = useState<number | ''>('');
  const uses = detail.data?.uses ?? [];
  const inUse = uses.length > 0;
  const options = possibleReplacements(tree, id).map((each) => ({ value: each.id, label: pathText(each) }));
  return (
    <DeleteDialog
      {...dialog}
      title={texts.deleteTitle(name)}
      verb={texts.deleteVerb}
      successText={texts.deleted(name)}
      changed={changed}
      waiting={detail.isPending}
      disabledReason={inUse && replacement === '' ? texts.chooseTaker : undefined}
      remove={() => mutateAsync({ id, version, replacementId: replacement === '' || !inUse ? undefined : replacement })}
      reasonOf={({ result, message }) => (usesIn(result) ? undefined : message)}
    >
      <p>{detail.isPending ? texts.counting : inUse ? texts.stillHas(name, usesInWords(uses)) : texts.canBeRestored}</p>
      {inUse && (
        <OneOf
          label={texts.replacement}
          value={replacement}
          placeholder={texts.chooseCategory}
          options={options}
          onChange={setReplacement}
        />
      )}
    </DeleteDialog>
  );
}
