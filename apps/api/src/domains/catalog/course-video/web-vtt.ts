/** So many cues a file may have. */
export const maxCues = 5000;

const time = String.raw`(?:(\d{2,3}):)?([0-5]\d):([0-5]\d)\.(\d{3})`;
const timing = new RegExp(String.raw`^${time}[ \t]+-->[ \t]+${time}(?:[ \t]+\S.*)?$`);
const secondsOf = (hours: string | undefined, minutes = '', seconds = '', thousandths = ''): number =>
  Number(hours ?? 0) * 3600 + Number(minutes) * 60 + Number(seconds) + Number(thousandths) / 1000;

const textOf = (bytes: Uint8Array): string | undefined => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
};

/** What is wrong with the line that should hold the times of a cue. */
const timesBlocker = (line: string): string | undefined => {
  const [, ...parts] = timing.exec(line) ?? [];
  if (parts.length === 0) return 'has no valid times';
  return secondsOf(...(parts.slice(0, 4) as [string])) < secondsOf(...(parts.slice(4) as [string]))
    ? undefined
    : 'ends before it begins';
};

/** How many cues a WebVTT file has, or the sentence that says why it is none. */
export const readWebVtt = (bytes: Uint8Array): { readonly cues: number } | { readonly blocker: string } => {
  const text = textOf(bytes);
  if (text === undefined) return { blocker: 'Save the captions in UTF-8' };
  const lines = text.split(/\r\n|\r|\n/);
  if (!/^WEBVTT(?:[ \t].*)?$/.test(lines[0] ?? '')) return { blocker: 'A caption file begins with WEBVTT' };
  let cues = 0;
  let isHead = true;
  for (let at = 1; at < lines.length; at += 1) {
    if (lines[at]?.trim() === '') {
      isHead = false;
      continue;
    }
    const first = at;
    while ((lines[at + 1] ?? '').trim() !== '') at += 1;
    const block = lines.slice(first, at + 1);
    if (isHead || /^(?:NOTE|STYLE|REGION)(?:[ \t]|$)/.test(block[0] ?? '')) continue;
    // A cue may have a name above its times; what begins as a time is meant as one, however its arrow is written.
    const place = /-->|^\d+:\d/.test(block[0] ?? '') ? 0 : 1;
    const blocker = timesBlocker(block[place] ?? '');
    if (blocker) return { blocker: `Line ${Math.min(first + place, at) + 1} ${blocker}` };
    cues += 1;
  }
  if (cues === 0) return { blocker: 'There are no captions in this file' };
  return cues > maxCues ? { blocker: `At most ${maxCues} captions` } : { cues };
};
