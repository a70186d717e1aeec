import { accountFor, accountsIn } from './account';

const passwd =
  'root:x:0:0:root:/root:/bin/bash\nnobody:x:65534:65534::/:/bin/false\nmeera:x:1000:1000::/home/meera:/bin/sh\n';

test('root hands the server to postgres, else to nobody', () => {
  expect(accountFor(0, accountsIn(passwd), () => true)).toEqual({ name: 'nobody', uid: 65534, gid: 65534 });
  expect(
    accountFor(0, accountsIn(`${passwd}postgres:x:110:112::/var/lib/postgresql:/bin/bash\n`), () => true)?.name,
  ).toBe('postgres');
});

test('an ordinary user runs it as themselves', () => {
  expect(accountFor(1000, [], () => true)).toBeUndefined();
});

test('a user without a passwd entry is asked for a database', () => {
  expect(() => accountFor(4711, [], () => false)).toThrow('DATABASE_URL');
});
