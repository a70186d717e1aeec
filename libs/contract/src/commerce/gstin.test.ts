import { gstinFault } from './gstin';

test.each([
  ['27AAPFU0939F1ZV', undefined],
  ['27AAPFU0939F1ZW', 'check digit'],
  ['27AAPFU0939F1Z', 'form'],
  ['27aapfu0939f1zv', 'form'],
])('M51: the GSTIN %s has the fault %s', (gstin, fault) => expect(gstinFault(gstin)).toBe(fault));
