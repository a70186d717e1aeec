import type { DrawingTool } from '../tool';
import { marvinIn } from './marvin';
import { openChemLib } from './openchemlib';

/** Where a licensed MarvinJS is served from this origin; set by LECTERN_MARVIN when the remote is built, empty without a licence. */
declare const MARVIN_ADDRESS: string;

/** The tool that molecules are drawn with. */
export const sketcher: DrawingTool = MARVIN_ADDRESS ? marvinIn(MARVIN_ADDRESS) : openChemLib;
