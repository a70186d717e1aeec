import type { Call } from '@lectern/contract';
import { contract } from '@lectern/contract/all';
import { remotesCalls } from '@lectern/contract/platform';
import { remoteContractCalls } from '@lectern/contract/platform/remote-contracts';
import { compiledOf } from '@lectern/remote-kit/compiled';
import { slots } from '@lectern/remote-kit/slots';
import { runCheckContract } from '@lectern/tools/remotes/contract/command';
import { object, string } from 'yup';
import { built, fixture, team, withTeams } from './testing';

withTeams();

const reasons = (body: { error?: unknown }) =>
  ((body.error ?? []) as { constraints: Record<string, string> }[]).flatMap(({ constraints }) =>
    Object.values(constraints),
  );

/** A release that was compiled with these calls. */
const compiledWith = (calls: readonly Call[], version = '1.0.0') =>
  built(team, version, { files: { 'contract.json': JSON.stringify(compiledOf(calls, slots)) } });
const { list } = contract.category;
const gone = { ...list, path: 'category/was-here' };
const other = { ...list, response: object({ colour: string().required() }) };
const says = [
  'GET category/list: the answer’s colour is gone',
  'GET category/was-here: there is no such call any more',
];

it('a release that was compiled with the calls of this API is published', async () => {
  expect((await fixture.publish(team, compiledWith(Object.values(contract.category)))).body).toMatchObject({
    result: { published: true },
  });
});

it('a release that was compiled with other calls is refused, each call by its name with what is wrong', async () => {
  const { status, body } = await fixture.publish(team, compiledWith([other, gone]));
  expect([status, reasons(body as object)]).toEqual([400, says]);
});

it('a contract.json that is none is refused', async () => {
  expect(
    reasons(
      (await fixture.publish(team, built(team, '1.0.0', { files: { 'contract.json': '{"calls":[]}' } })))
        .body as object,
    ),
  ).toEqual(['contract.json is not a contract']);
});

it('a release without a contract.json is not judged by it', async () => {
  expect((await fixture.publish(team, built(team))).body).toMatchObject({ result: { published: true } });
});

it('can-i-deploy judges the contract that is sent with the release, when it is the one that the release lists', async () => {
  const judge = async (release: { text: string }, sent?: string) => {
    const { body } = await fixture.send(team.token, remotesCalls.canDeploy, { release: release.text, contract: sent });
    return body.success ? body.result.channels[0]?.reasons : body;
  };
  const release = compiledWith([other, gone]);
  expect(await judge(release, release.files['contract.json']?.toString())).toEqual(says);
  expect(await judge(release, '{}')).toEqual(['contract.json is not the one that the release lists']);
  expect(await judge(release)).toEqual([]);
});

it('what an older API took is refused on its way to people once a call has changed [D2.3]', async () => {
  await fixture.publish(team, built(team));
  await fixture.send(team.token, remotesCalls.promote, { name: team.name });
  await fixture.publish(team, compiledWith([list], '1.1.0'));
  await fixture.db
    .insertInto('remoteReleases')
    .columns([
      'remoteId',
      'semver',
      'state',
      'declared',
      'declaredText',
      'signature',
      'keyId',
      'shellRange',
      'totalBytes',
      'entryBytes',
      'contract',
    ])
    .expression((eb) =>
      eb
        .selectFrom('remoteReleases')
        .select((row) => [
          'remoteId',
          row.val('1.2.0').as('semver'),
          'state',
          'declared',
          'declaredText',
          'signature',
          'keyId',
          'shellRange',
          'totalBytes',
          'entryBytes',
          row.val(JSON.stringify(compiledOf([gone], slots))).as('contract'),
        ])
        .where('remoteId', '=', team.id)
        .where('semver', '=', '1.1.0'),
    )
    .execute();
  const refused = { message: says[1] };
  expect(
    (await fixture.send(team.token, remotesCalls.promote, { name: team.name, version: '1.2.0' })).body,
  ).toMatchObject(refused);
  expect(
    (await fixture.send(team.token, remotesCalls.canary, { name: team.name, version: '1.2.0', percent: 10 })).body,
  ).toMatchObject(refused);
});

it('releases that a change of the API breaks are listed with their channels before it is deployed [D2.3]', async () => {
  const block = { slot: 'shell.home.v1', id: 'block', order: 1, access: 'signed in', expose: 'screen' } as const;
  await fixture.publish(
    team,
    built(team, '1.0.0', {
      declared: { slots: [block] },
      files: { 'contract.json': JSON.stringify(compiledOf([list], slots)) },
    }),
  );
  await fixture.send(team.token, remotesCalls.promote, { name: team.name });
  await fixture.publish(team, built(team, '1.1.0'));
  await fixture.send(team.token, remotesCalls.canary, { name: team.name, percent: 10 });
  const { body } = await fixture.send(team.token, remoteContractCalls.list, {});
  const mine = body.success ? body.result.filter(({ name }) => name === team.name) : [];
  const text = JSON.stringify(compiledOf([list], slots));
  expect(mine).toEqual([
    { name: team.name, version: '1.1.0', place: 'canary', contract: null, slots: [] },
    {
      name: team.name,
      version: '1.0.0',
      place: 'live',
      contract: text,
      slots: [{ slot: 'shell.home.v1', id: 'block' }],
    },
    { name: team.name, version: '1.1.0', place: 'next', contract: null, slots: [] },
  ]);
});

it('check-contract asks for them by any team’s deploy key, and says how many it judged', async () => {
  await fixture.publish(team, compiledWith([list]));
  const target = {
    origin: fixture.api.origin,
    deployKey: () => Promise.resolve(team.token),
    signingKey: () => Promise.reject(new Error('nothing is signed')),
  };
  const said: string[] = [];
  await runCheckContract(target, team.name, (text) => void said.push(text));
  expect(said).toEqual([
    expect.stringMatching(
      /^The contract of this checkout breaks none of [1-9]\d* releases that people have or get next\./,
    ),
  ]);
});
