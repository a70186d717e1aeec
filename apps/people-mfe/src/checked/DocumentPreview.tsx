import { useState, type ReactNode } from 'react';
import { useRead } from '@lectern/api-client/hooks';
import { useMay } from '@lectern/auth';
import { personFileCalls, personFileTypes, type PersonFile } from '@lectern/contract/people';
import { Button, Skeleton } from '@lectern/ui-kit/mui';
import { Icon } from '@lectern/ui-kit/icons';
import * as texts from '../texts/checked';
import './checked.css';

/** Whether a browser shows it by itself. */
const isShown = ({ mime }: PersonFile): boolean => mime === personFileTypes.pdf || mime.startsWith('image/');

function Shown({ file, url }: { readonly file: PersonFile; readonly url: string }): ReactNode {
  return file.mime === personFileTypes.pdf ? (
    <iframe className="document-frame" src={url} title={texts.previewOf(file.name)} />
  ) : (
    <img className="document-image" src={url} alt={texts.previewOf(file.name)} />
  );
}

/** A document by its name: shown in place where it is an image or a PDF, saved otherwise. The address is asked for on demand. */
export function DocumentPreview({
  file,
  startsOpen = false,
}: {
  readonly file: PersonFile;
  readonly startsOpen?: boolean;
}): ReactNode {
  const may = useMay(personFileCalls.address.access);
  const [isOpen, setOpen] = useState(startsOpen);
  const canShow = isShown(file);
  const read = useRead(
    personFileCalls.address,
    { id: file.id },
    { enabled: may && (isOpen || !canShow), handled: 'all', staleTime: 300_000 },
  );
  const url = read.data?.url;
  if (!may)
    return (
      <p className="document-line is-nothing">
        <Icon name="library" /> {file.name}
      </p>
    );
  return (
    <div className="document">
      <p className="document-line">
        <Icon name="library" />
        <span>{file.name}</span>
        {canShow && (
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
        {url && (
          <a className="document-save" href={url} download={file.name} aria-label={texts.downloadOf(file.name)}>
            {texts.download}
          </a>
        )}
      </p>
      {isOpen &&
        canShow &&
        (url ? (
          <Shown file={file} url={url} />
        ) : read.error ? (
          <p role="alert">{texts.notShown}</p>
        ) : (
          <Skeleton variant="rounded" height={240} />
        ))}
    </div>
  );
}
