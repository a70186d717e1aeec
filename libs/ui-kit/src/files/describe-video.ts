import type { Description } from './send-in-chunks';

/** Longest side of a poster in px, and the second that it is of. */
const side = 1280;
const second = 3;
/** A file that the browser can't read never says so, sometimes. */
const patience = 8000;

const event = (video: HTMLVideoElement, name: 'loadedmetadata' | 'seeked'): Promise<void> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(name)), patience);
    video.addEventListener(name, () => (clearTimeout(timer), resolve()), { once: true });
    video.addEventListener('error', () => (clearTimeout(timer), reject(new Error(name))), { once: true });
  });

const pictureOf = async (video: HTMLVideoElement): Promise<File | undefined> => {
  const scale = Math.min(1, side / Math.max(video.videoWidth, video.videoHeight));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(video.videoWidth * scale));
  canvas.height = Math.max(1, Math.round(video.videoHeight * scale));
  canvas.getContext('2d')?.drawImage(video, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.85));
  return blob ? new File([blob], 'poster.jpg', { type: 'image/jpeg' }) : undefined;
};

/** How long a video plays, its sides, and a picture of its third second; nothing of one that this browser can't play. */
export const describeVideo = async (file: File): Promise<Description> => {
  const video = document.createElement('video');
  const address = URL.createObjectURL(file);
  try {
    Object.assign(video, { muted: true, preload: 'auto', src: address });
    await event(video, 'loadedmetadata');
    const { duration, videoWidth: width, videoHeight: height } = video;
    if (width === 0) return {};
    const seeked = event(video, 'seeked');
    video.currentTime = Number.isFinite(duration) ? Math.min(second, duration / 2) : 0.1;
    await seeked;
    const poster = await pictureOf(video);
    const seconds = Number.isFinite(duration) ? { seconds: Math.round(duration) } : {};
    return { width, height, ...seconds, ...(poster && { poster }) };
  } catch {
    return {};
  } finally {
    video.removeAttribute('src');
    URL.revokeObjectURL(address);
  }
};
