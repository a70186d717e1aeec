import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import type { PaymentProvider } from '@lectern/contract/commerce';
import { ProviderTable } from './ProviderTable';

const provider: PaymentProvider = {
  id: 1,
  version: 1,
  code: 'stripe',
  mode: 'live',
  active: true,
  isDefault: true,
  currencies: ['INR'],
  offered: [],
  keyHint: '',
  secretHint: 'sk_live_•••••8Q2f',
  secretSetAt: null,
  secretSetByName: null,
  hasWebhookSecret: true,
  webhookSecretSetAt: null,
  oldSecretUntil: null,
  webhookUrl: 'https://lectern.example/api/webhook/1',
  checkedAt: null,
  checkedByName: null,
  checkError: null,
  steps: [],
  openLinks: 0,
  lastEventAt: null,
  events: 0,
  refused: 0,
  isSilent: false,
  skewSeconds: null,
};
const clockOf = (skewSeconds: number | null) => {
  const { unmount } = render(
    <ProviderTable providers={[{ ...provider, skewSeconds }]} current={1} mayEdit={false} onChoose={() => undefined} />,
  );
  const cell = screen.getAllByRole('cell').find((each) => each.dataset['head'] === 'Clock')!;
  const shown = [cell.textContent, cell.querySelector('span')?.className];
  unmount();
  return shown;
};

test('the clock is seconds with their sign and the limit, in the tone of its rule', () => {
  expect(clockOf(0)).toEqual(['+0 slimit 300 s', '']);
  expect(clockOf(-75)).toEqual(['−75 slimit 300 s', 'money-warning']);
  expect(clockOf(300)).toEqual(['+300 slimit 300 s', 'money-danger']);
});

test('a provider without a signed time in its webhooks has no clock', () => {
  expect(clockOf(null)).toEqual(['none', 'money-dim']);
});
