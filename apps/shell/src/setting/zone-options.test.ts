import { offsetText, zoneOptions } from './zone-options';

const zone = (name: string, offset: number, active = true) => ({ name, label: name, offset, active });

test.each([
  [330, '+05:30'],
  [0, '+00:00'],
  [-570, '−09:30'],
])('%d minutes beyond UTC are %s', (minutes, text) => expect(offsetText(minutes)).toBe(text));

test('the zones stand from west to east, and the chosen one is there although it is inactive', () => {
  const zones = [zone('Asia/Kolkata', 330), zone('Old/One', 60, false), zone('America/New_York', -300)];
  expect(zoneOptions(zones, 'Old/One').map(({ label }) => label)).toEqual([
    'America/New York (UTC−05:00)',
    'Old/One (UTC+01:00)',
    'Asia/Kolkata (UTC+05:30)',
  ]);
  expect(zoneOptions(zones, 'Asia/Kolkata')).toHaveLength(2);
});
