import { welcome } from './print';

const address = 'http://localhost:4200';

test('the demo prints a sign-in for each role that the console lets in, and none for agencies and trainers', () => {
  const printed = welcome(address, { demo: true, isMailSent: true });
  for (const email of ['super.admin@example.com', 'content.editor@example.com', 'student@example.com'])
    expect(printed).toContain(email);
  expect(printed).not.toMatch(/agency|trainer/i);
});

test('production prints no sign-in, and says where mails are while none goes out', () => {
  const printed = welcome(address, { demo: false, isMailSent: false });
  expect(printed).not.toContain('@example.com');
  expect(printed).toContain('http://localhost:4200/setting/mail');
});
