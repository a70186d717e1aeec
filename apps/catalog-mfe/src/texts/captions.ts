import { counted } from './counted';

/** Captions of a video. */
export const captions = 'Captions';
export const none = 'There are no captions yet.';
export const limits = 'A WebVTT file (.vtt) in UTF-8, at most 512 KB; one for each language.';
export const language = 'Language of the captions';
export const chooseLanguage = 'Choose a language';
export const label = 'Label (empty: the name of the language)';
export const add = 'Add a caption file…';
export const added = 'Captions added';
export const refused = (file: string, why: string): string => `${file}: ${why}`;
export const replace = 'Replace…';
export const replaceOf = (name: string): string => `Replace the captions ${name}`;
export const replaced = 'Captions replaced';
export const remove = 'Remove';
export const removeOf = (name: string): string => `Remove the captions ${name}`;
export const removed = 'Captions removed';
export const removeTitle = (name: string): string => `Remove the captions ${name}?`;
export const removeMeans = 'The player no longer offers them.';
export const keep = 'Keep them';
export const factsOf = (code: string, cues: number): string => `${code} · ${counted(cues, 'caption', 'captions')}`;
