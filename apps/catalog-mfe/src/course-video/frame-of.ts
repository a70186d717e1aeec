/** What an uploaded video shows now, as a picture; undefined where there is nothing to see. */
export const frameOf = async (video: HTMLVideoElement, side = 1280): Promise<File | undefined> => {
  if (video.videoWidth === 0) return undefined;
  const scale = Math.min(1, side / Math.max(video.videoWidth, video.videoHeight));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(video.videoWidth * scale);
  canvas.height = Math.round(video.videoHeight * scale);
  canvas.getContext('2d')?.drawImage(video, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.85));
  return blob ? new File([blob], 'poster.jpg', { type: 'image/jpeg' }) : undefined;
};
