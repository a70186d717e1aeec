import { simulation, type Simulation } from './simulation';

let simulated: Simulation;
beforeAll(async () => {
  simulated = await simulation();
}, 120_000);
afterAll(() => simulated.close());

it('a canary of 10 % that fails in every fifth load is rolled back within a minute, by the reports of consoles [D6.2]', async () => {
  expect(await simulated.run({ round: 1, canaryErrors: 20, errors: 0.2, minutes: 5 })).toBeLessThanOrEqual(60);
}, 120_000);

it('under the same traffic one that does not fail is left alone [D6.2]', async () => {
  expect(await simulated.run({ round: 2, canaryErrors: 0.2, errors: 0.2, minutes: 2 })).toBeUndefined();
}, 240_000);
