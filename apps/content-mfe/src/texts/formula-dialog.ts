/** The dialog of a formula: its visual field and the buttons below it. */
export const visualField = 'Formula';
export const structures = 'Structures';
export const letters = 'Letters and signs';
export const fraction = 'Fraction';
export const power = 'Power';
export const index = 'Index';
export const root = 'Square root';
export const nthRoot = 'Root of a degree';
export const sum = 'Sum';
export const integral = 'Integral';
export const limit = 'Limit';
export const brackets = 'Brackets';
export const vector = 'Vector';
export const matrix = 'Matrix';
export const plusMinus = 'plus or minus';
export const times = 'times';
export const atMost = 'at most';
export const notEqual = 'not equal';
export const infinity = 'infinity';
export const degree = 'degrees';

/** Chemistry. */
export const reaction = 'Parts of a reaction';
export const arrow = 'Arrow';
export const equilibrium = 'Equilibrium';
export const heated = 'Arrow with heat';
export const gas = 'Gas';
export const solid = 'Precipitate';
export const charge = 'Charge';
export const count = 'Index';
export const inWater = 'In water';
export const bond = 'Double bond';

/** After a paste. */
export const notRead = (formulas: readonly string[]): string =>
  formulas.length === 1
    ? `One formula could not be read and was pasted as text: ${formulas[0] ?? ''}`
    : `${formulas.length} formulas could not be read and were pasted as text: ${formulas.join('; ')}`;
