import { mixed, number, object, string } from 'yup';
import { id, requiredText } from '../fields';
import { messages, say } from '../messages';
import { fileField } from '../platform/file';
import { drawingKinds, longestSource, sourceFormatOf, sourceFormats } from './drawing-source';

const chosen = <T extends string>(label: string, values: readonly T[]) =>
  string()
    .label(label)
    .oneOf(values, say(messages.invalid, { field: label }))
    .required(say(messages.required, { field: label }));

const notAsItSays = say(messages.invalid, { field: 'Source' });

/** What a drawing is stored from: its picture, and the source that its tool opens again. */
export const newDrawing = object({
  png: fileField('Png'),
  kind: chosen('Kind', drawingKinds),
  source: string()
    .label('Source')
    .max(longestSource, say(messages.max, { max: longestSource }))
    .required(say(messages.required, { field: 'Source' }))
    .when(['kind', 'sourceFormat'], ([kind, format], schema) =>
      schema.test('format', notAsItSays, (source) => {
        const found = source ? sourceFormatOf(source) : undefined;
        return !source || (found === format && (kind === 'diagram') === (found === 'excalidraw'));
      }),
    ),
  sourceFormat: chosen('Source format', sourceFormats),
  tool: requiredText('Tool', { max: 40 }),
  toolVersion: requiredText('Tool version', { max: 40 }),
  fromFileId: number()
    .label('From file')
    .integer(say(messages.invalid, { field: 'From file' }))
    .min(1, say(messages.invalid, { field: 'From file' }))
    .max(Number.MAX_SAFE_INTEGER, say(messages.invalid, { field: 'From file' }))
    .typeError(say(messages.invalid, { field: 'From file' })),
});

/** A drawing that is there, as its tool opens it. */
export const storedDrawing = object({
  fileId: id(),
  kind: mixed<(typeof drawingKinds)[number]>().oneOf(drawingKinds).required(),
  source: string().required(),
  sourceFormat: mixed<(typeof sourceFormats)[number]>().oneOf(sourceFormats).required(),
  tool: string().required(),
  toolVersion: string().required(),
});
