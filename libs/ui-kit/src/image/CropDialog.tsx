import { useEffect, useId, useMemo, useState, type ReactNode } from 'react';
import Checkbox from '@mui/material/Checkbox';
import Cropper from 'react-easy-crop';
import 'react-easy-crop/react-easy-crop.css';
import { useQueryClient } from '@tanstack/react-query';
import { CallError } from '@lectern/api-client';
import { useCall } from '@lectern/api-client/hooks';
import { messages, say } from '@lectern/contract/messages';
import { fileCalls } from '@lectern/contract/platform/file';
import { ConfirmDialog } from '../dialog/ConfirmDialog';
import * as texts from '../texts/crop';
import { fileBlocker } from './choose';
import { cutOut, type Part } from './cut';
import './image.css';

/** What is cropped: a file that was chosen, or an image that is there already. */
export type Source = { readonly file: File } | { readonly address: string; readonly name: string };

interface Props {
  readonly source: Source;
  /** With the id of the uploaded file. */
  readonly onTaken: (fileId: number) => void;
  readonly onClose: () => void;
}

const furthest = 4;
const unreadable = say(messages.invalid, { field: texts.image });

/** The address of a source for as long as it is shown. */
const useAddress = (source: Source): string => {
  const address = useMemo(() => ('file' in source ? URL.createObjectURL(source.file) : source.address), [source]);
  useEffect(() => () => ('file' in source ? URL.revokeObjectURL(address) : undefined), [source, address]);
  return address;
};

/** Chooses the part that is kept, or the whole image, and uploads it. */
export default function CropDialog({ source, onTaken, onClose }: Props): ReactNode {
  const id = useId();
  const queryClient = useQueryClient();
  const address = useAddress(source);
  const { mutateAsync } = useCall(fileCalls.upload, { handled: [400, 409, 413, 415] });
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [part, setPart] = useState<Part>();
  const [whole, setWhole] = useState(false);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const [broken, setBroken] = useState(false);

  const upload = async (): Promise<void> => {
    setBusy(true);
    setError(undefined);
    try {
      const cut =
        whole && 'file' in source
          ? source.file
          : part && (await cutOut(address, 'file' in source ? source.file.name : source.name, part));
      const why = cut ? fileBlocker(cut) : unreadable;
      if (!cut || why !== undefined) return setError(why);
      const shown = await mutateAsync({ file: cut, purpose: 'image' });
      queryClient.setQueryData([fileCalls.read.path, { id: shown.file.id }], { ...shown, uses: [] });
      onTaken(shown.file.id);
    } catch (thrown) {
      setError(thrown instanceof CallError ? thrown.failure.message : unreadable);
    } finally {
      setBusy(false);
    }
  };
  return (
    <ConfirmDialog
      open
      title={texts.title}
      verb={busy ? texts.uploading : texts.use}
      busy={busy}
      disabledReason={broken ? unreadable : undefined}
      onConfirm={() => void upload()}
      onCancel={onClose}
    >
      <div className="image-crop">
        <div className={whole ? 'image-crop-stage is-whole' : 'image-crop-stage'}>
          {whole ? (
            <img src={address} alt={texts.whole} onError={() => setBroken(true)} />
          ) : (
            <Cropper
              disableAutomaticStylesInjection
              image={address}
              crop={crop}
              zoom={zoom}
              aspect={1}
              maxZoom={furthest}
              keyboardStep={8}
              mediaProps={{ alt: '', onError: () => setBroken(true) }}
              cropperProps={{ role: 'application', 'aria-label': texts.keptPart, 'aria-describedby': `${id}-keys` }}
              onCropChange={setCrop}
              onZoomChange={setZoom}
              onCropComplete={(_percent, pixels) => setPart(pixels)}
            />
          )}
        </div>
        <label className="image-crop-zoom">
          {texts.zoom}
          <input
            type="range"
            min={1}
            max={furthest}
            step={0.1}
            value={zoom}
            disabled={whole}
            onChange={(event) => setZoom(Number(event.target.value))}
          />
        </label>
        {'file' in source && (
          <label className="image-crop-whole">
            <Checkbox checked={whole} onChange={(_event, checked) => setWhole(checked)} />
            {texts.whole}
          </label>
        )}
        <p id={`${id}-keys`} className="image-crop-keys">
          {texts.keys}
        </p>
        {error && (
          <p role="alert" className="image-refused">
            {error}
          </p>
        )}
      </div>
    </ConfirmDialog>
  );
}
