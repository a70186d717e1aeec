import { sizeText } from '@lectern/ui-kit/list';

/** Videos of courses and lessons. */
export const intro = 'Intro video';
export const noneYet = 'No intro video yet';
export const whatItIs = 'Students see it before they buy the course. Publishing needs one.';
export const videoOf = (title: string): string => `Video: ${title}`;
export const video = 'Video';
export const upload = 'Upload a video…';
export const wait = 'Wait until the video is uploaded';
export const uploadLimits =
  'MP4 or WebM, at most 500 MB. A file that is chosen again after a reload goes on from where it was.';
export const byAddress = 'Or the address of a video';
export const addressHelp = (hosts: readonly string[]): string =>
  hosts.length > 0
    ? `At ${hosts.join(', ')}. YouTube and Vimeo addresses are turned into these.`
    : 'No host is allowed by the settings.';
export const useAddress = 'Use this address';
export const replace = 'Replace';
export const keepThis = 'Keep this video';
export const remove = 'Remove';
export const removeTitle = 'Remove the intro video?';
export const removeMeans = 'A course that is published can’t be without one.';
export const keep = 'Keep it';
export const saved = 'Video saved';
export const removed = 'Video removed';
export const notPlayed = 'This video can’t be played at the moment.';
export const retry = 'Retry';
export const playFrom = (host: string): string => `Play from ${host}`;
export const leaves = (host: string): string => `Nothing is loaded from ${host} before you press Play.`;
export const speed = 'Speed';
export const speedOf = (factor: number): string => (factor === 1 ? 'Normal' : `${factor}×`);
export const lengthOf = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(Math.round(seconds) % 60).padStart(2, '0')}`;
export const facts = (seconds: number | null, width: number | null, height: number | null, bytes: number): string =>
  [
    seconds !== null && lengthOf(seconds),
    width !== null && height !== null && `${width} × ${height}`,
    bytes > 0 && sizeText(bytes),
  ]
    .filter(Boolean)
    .join(' · ');
export const poster = 'Picture before it plays';
export const posterHelp = 'Move the video to the moment you want, then use its picture.';
export const useFrame = 'Use this moment';
export const choosePicture = 'Upload a picture…';
export const usualPicture = 'Use the usual picture';
export const posterSaved = 'Picture saved';
export const noPicture = 'No picture could be taken of this moment.';
export const failedVideo = 'No browser could play this file. Upload another one.';
