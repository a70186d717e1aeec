import { useMemo, useState, type ReactNode } from 'react';
import { send } from '@lectern/api-client';
import { useRead } from '@lectern/api-client/hooks';
import { useMay } from '@lectern/auth';
import { personFileCalls, personFileTypes, type PersonFile } from '@lectern/contract/people';
import { SlotPlace, useAction } from '@lectern/ui-kit';
import { Button, Skeleton } from '@lectern/ui-kit/mui';
import { Icon } from '@lectern/ui-kit/icons';
import { saveAddress } from '@lectern/ui-kit/list';
import * as texts from '../texts/checked';
import './checked.css';

/** The slot that draws the pages of a PDF: a browser's own viewer takes the focus and the keys of who decides, and phones have none. */
const pages = 'content.pdf.v1';
const nothing = [] as const;

const isPdf = ({ mime }: PersonFile): boolean => mime === personFileTypes.pdf;
const isPicture = ({ mime }: PersonFile): boolean => mime.startsWith('image/');

/** Where a document is now: the address is made for this person, and works for ten minutes. */
const addressOf = async ({ id }: PersonFile): Promise<string> =>
  (await send(personFileCalls.address, { id }, { quiet: true, handled: 'all' })).url;

const Waiting = (): ReactNode => <Skeleton variant="rounded" height={240} />;
const NotShown = (): ReactNode => <p role="alert">{texts.notShown}</p>;

function Pdf({ file }: { readonly file: PersonFile }): ReactNode {
  const props = useMemo(() => ({ name: file.name, altText: '', address: () => addressOf(file) }), [file]);
  return <SlotPlace slot={pages} props={props} waiting={<Waiting />} empty={<NotShown />} />;
}

function Picture({ file }: { readonly file: PersonFile }): ReactNode {
  const read = useRead(personFileCalls.address, { id: file.id }, { handled: 'all', staleTime: 300_000 });
  if (read.data) return <img className="document-image" src={read.data.url} alt={texts.previewOf(file.name)} />;
  return read.error ? <NotShown /> : <Waiting />;
}

/** A document by its name: shown in place where it is a picture or a PDF, and saved. Its address is asked for on demand. */
export function DocumentPreview({
  file,
  startsOpen = false,
}: {
  readonly file: PersonFile;
  readonly startsOpen?: boolean;
}): ReactNode {
  const may = useMay(personFileCalls.address.access);
  const [isOpen, setOpen] = useState(startsOpen);
  const attempt = useAction(nothing);
  if (!may)
    return (
      <p className="document-line is-nothing">
        <Icon name="library" /> {file.name}
      </p>
    );
  const save = async (): Promise<void> => saveAddress(await addressOf(file), file.name);
  return (
    <div className="document">
      <p className="document-line">
        <Icon name="library" />
        <span>{file.name}</span>
        {(isPdf(file) || isPicture(file)) && (
          <Button
            size="small"
            variant="text"
            aria-expanded={isOpen}
            aria-label={isOpen ? undefined : texts.openOf(file.name)}
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen ? texts.hide : texts.open}
          </Button>
        )}
        <Button size="small" variant="text" aria-label={texts.downloadOf(file.name)} onClick={() => void attempt(save)}>
          {texts.download}
        </Button>
      </p>
      {isOpen && isPdf(file) && <Pdf file={file} />}
      {isOpen && isPicture(file) && <Picture file={file} />}
    </div>
  );
}
