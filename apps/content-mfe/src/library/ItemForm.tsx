import type { ReactNode } from 'react';
import { useCall } from '@lectern/api-client/hooks';
import { useMay } from '@lectern/auth';
import type { RequestOf } from '@lectern/contract/call';
import { libraryItemCalls, libraryItemFields, type LibraryItem } from '@lectern/contract/content';
import { useSaved } from '@lectern/ui-kit';
import {
  FormNote,
  SaveBar,
  SelectField,
  ServerForm,
  TagsField,
  TextAreaField,
  TextField,
  useServerForm,
} from '@lectern/ui-kit/form';
import { formOf } from '@lectern/ui-kit/record-panel';
import { conflictFields, fieldProps } from '@lectern/ui-kit/records';
import { useNavigate } from '@lectern/ui-kit/router';
import * as texts from '../texts/library';
import { folderOptions, pathOf, type FolderNode } from './folders';
import { item as record } from './item';

interface Values {
  title: string;
  altText: string;
  credit: string;
  folderId: number | '';
  tags: readonly string[];
}
interface Props {
  readonly item: LibraryItem;
  readonly tree: readonly FolderNode[];
}

type Sent = Omit<RequestOf<typeof libraryItemCalls.update>, 'id' | 'version'>;

const declared = formOf<Values, Sent>(libraryItemFields);
const schema = declared.schema();

/** The words of an item, its folder and its tags. */
export function ItemForm({ item, tree }: Props): ReactNode {
  const navigate = useNavigate();
  const mayEdit = useMay(libraryItemCalls.update.access);
  const confirmSaved = useSaved(record.changed);
  const { mutateAsync: update } = useCall(libraryItemCalls.update, { handled: [400, 409] });
  const form = useServerForm<Values, LibraryItem>({
    schema,
    initial: declared.valuesOf(item),
    row: item,
    send: (values, row = item) => update({ ...declared.changed(row, values), id: row.id, version: row.version }),
    fieldOf: declared.fieldOf,
    onSaved: () => confirmSaved(texts.saved),
    draft: mayEdit ? 'libraryItem' : undefined,
    conflict: {
      fields: conflictFields<Values>(record, { folderId: (id: number) => pathOf(tree, id) }),
      valuesOf: declared.valuesOf,
      noun: texts.noun.one,
      entity: record.entity,
    },
  });
  return (
    <ServerForm form={form} className="library-form">
      <FormNote text={form.note} />
      <fieldset className="form-fields" disabled={!mayEdit}>
        <TextField {...fieldProps(record, 'title')} />
        <TextAreaField {...fieldProps(record, 'altText')} help={texts.altHelp} />
        <TextField {...fieldProps(record, 'credit')} help={texts.creditHelp} />
        <SelectField {...fieldProps(record, 'folderId')} options={folderOptions(tree)} placeholder={texts.noFolder} />
        <TagsField {...fieldProps(record, 'tags')} help={texts.tagsHelp} disabled={!mayEdit} />
      </fieldset>
      {mayEdit ? (
        <SaveBar form={form} verb={texts.save} onCancel={() => void navigate('/library')} />
      ) : (
        <p className="library-view-only">{texts.viewOnly}</p>
      )}
    </ServerForm>
  );
}
