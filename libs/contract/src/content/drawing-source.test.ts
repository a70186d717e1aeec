import { sourceFormatOf } from './drawing-source';

const molfile = '\nActelion Java MolfileCreator 1.0\n\n  0  0  0  0  0  0              0 V3000\nM  V30 BEGIN CTAB\n';

test.each([
  ['a molfile of version 3000', molfile, 'mol'],
  [
    'a molfile of version 2000 with line ends of Windows',
    'water\r\n\r\n\r\n  1  0  0  0  0  0  0  0  0  0999 V2000\r\n',
    'mol',
  ],
  ['SMILES', 'CC(=O)Oc1ccccc1C(O)=O', 'smiles'],
  ['SMILES with charges, isotopes and a name', '[13CH4].[Na+].[Cl-] salt', 'smiles'],
  ['a scene of Excalidraw', '{\n  "type": "excalidraw",\n  "version": 2,\n  "elements": []\n}', 'excalidraw'],
])('%s is known by how it begins', (_what, source, format) => {
  expect(sourceFormatOf(source)).toBe(format);
});

test.each([
  ['markup', '<svg onload="x()"></svg>'],
  ['XML', '<?xml version="1.0"?><!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]><mxfile/>'],
  ['another JSON', '{"type":"page","elements":[]}'],
  ['several lines of text', 'CCO\nCCN'],
  ['a text that names the version elsewhere', 'V2000'.padEnd(30, '<')],
  ['nothing', ' '],
])('%s is no source', (_what, source) => {
  expect(sourceFormatOf(source)).toBeUndefined();
});
