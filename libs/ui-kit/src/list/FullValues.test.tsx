import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { closeSession, openSession } from '@lectern/auth';
import { aSession } from '@lectern/auth/testing';
import { FullValues, useFullValues } from './FullValues';

const sent = jest.fn();
function Panel({ isMasked }: { readonly isMasked: boolean }) {
  const full = useFullValues(isMasked);
  return (
    <>
      <FullValues full={full} />
      <button onClick={() => full.check() && sent(full.sent)}>Export</button>
    </>
  );
}
const show = (session: Parameters<typeof aSession>[0], isMasked = true) => {
  openSession(aSession(session));
  render(<Panel isMasked={isMasked} />);
};
const exportNow = () => userEvent.click(screen.getByRole('button', { name: 'Export' }));
beforeEach(() => sent.mockReset());
afterEach(closeSession);

test('who may reveal personal data may export it in full, with a reason', async () => {
  show({ rights: ['piiReveal'] });
  await userEvent.selectOptions(screen.getByLabelText('Personal data'), 'Full values');
  await exportNow();
  expect(screen.getByText('Reason is required')).toBeVisible();
  expect(sent).not.toHaveBeenCalled();
  await userEvent.type(screen.getByLabelText('Reason'), 'Calls of the week');
  await exportNow();
  expect(sent).toHaveBeenCalledWith({ full: true, reason: 'Calls of the week' });
});

test('an export is masked where nobody chooses otherwise', async () => {
  show({ rights: ['piiReveal'] });
  await exportNow();
  expect(sent).toHaveBeenCalledWith({});
});

test.each([
  ['without the right', { rights: [] }, true],
  ['where nothing is masked', { rights: ['piiReveal'] }, false],
  [
    'while impersonating',
    { rights: ['piiReveal'], impersonating: { name: 'Ravi Menon', reason: 'Help', until: '2026-11-23T10:00:00Z' } },
    true,
  ],
] as const)('full values are not offered %s', (_when, session, isMasked) => {
  show(session as never, isMasked);
  expect(screen.queryByLabelText('Personal data')).toBeNull();
});
