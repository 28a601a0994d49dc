import { describe, expect, it } from 'vitest'
import { lockFaults, workspaceFaults } from './lockfile.ts'

const workspace = { devDependencies: { one: '1.0.0' } }
const manifest = { dependencies: { one: '1.0.0' }, devDependencies: { two: '2.0.0' } }
const manifests = { '': manifest, room: workspace }
const hashed = { integrity: 'sha512-a' }
const whole = {
  '': manifest,
  room: workspace,
  'node_modules/room': { link: true },
  'node_modules/one': { version: '1.0.0', ...hashed, dependencies: { three: '^3' } },
  'node_modules/one/node_modules/three': { version: '3.0.0', ...hashed },
  'node_modules/two': {
    version: '2.0.0',
    ...hashed,
    optionalDependencies: { 'two-for-mac': '2.0.0' },
  },
  'node_modules/two-for-mac': { version: '2.0.0', ...hashed },
}

it('accepts a complete lock', () => expect(lockFaults(manifests, whole)).toEqual([]))

it('reports a version that differs from package.json', () => {
  const raised = { ...manifests, '': { ...manifest, dependencies: { one: '1.0.1' } } }
  expect(lockFaults(raised, whole)).toEqual([
    'package-lock.json disagrees with the dependencies of package.json. Run npm install.',
  ])
})

it('reports a version that differs from the package.json of a workspace', () => {
  const raised = { ...manifests, room: { devDependencies: { one: '1.0.1' } } }
  expect(lockFaults(raised, whole)).toEqual([
    'package-lock.json disagrees with the devDependencies of room/package.json. Run npm install.',
  ])
})

it('reports a package of a workspace without an entry', () => {
  const more = { devDependencies: { one: '1.0.0', four: '4.0.0' } }
  expect(lockFaults({ ...manifests, room: more }, { ...whole, room: more })).toEqual([
    'package-lock.json has no entry for four, which room/package.json names.',
  ])
})

it.each(['node_modules/two-for-mac', 'node_modules/one/node_modules/three', 'node_modules/two'])(
  'reports %s without an entry',
  (gone) => {
    const { [gone]: _, ...rest } = whole as Record<string, object>
    expect(lockFaults(manifests, rest)).toHaveLength(1)
  },
)

it('reports an entry without a hash', () => {
  const { integrity: _, ...bare } = whole['node_modules/two']
  expect(lockFaults(manifests, { ...whole, 'node_modules/two': bare })).toEqual([
    'package-lock.json has no integrity for node_modules/two.',
  ])
})

describe('workspaces', () => {
  it('may name what the root names', () => expect(workspaceFaults(manifests)).toEqual([]))

  it('want one version of a package', () =>
    expect(
      workspaceFaults({ ...manifests, other: { devDependencies: { one: '1.0.1', two: '2.0.0' } } }),
    ).toEqual(['other/package.json wants one 1.0.1, but package.json 1.0.0.']))

  it('ship nothing', () =>
    expect(workspaceFaults({ ...manifests, room: { dependencies: { one: '1.0.0' } } })).toEqual([
      'room/package.json has dependencies. Make them devDependencies.',
    ]))
})
