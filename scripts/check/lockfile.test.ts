import { expect, it } from 'vitest'
import { lockFaults } from './lockfile.ts'

const manifest = { dependencies: { one: '1.0.0' }, devDependencies: { two: '2.0.0' } }
const hashed = { integrity: 'sha512-a' }
const whole = {
  '': manifest,
  'node_modules/one': { version: '1.0.0', ...hashed, dependencies: { three: '^3' } },
  'node_modules/one/node_modules/three': { version: '3.0.0', ...hashed },
  'node_modules/two': {
    version: '2.0.0',
    ...hashed,
    optionalDependencies: { 'two-for-mac': '2.0.0' },
  },
  'node_modules/two-for-mac': { version: '2.0.0', ...hashed },
}

it('accepts a complete lock', () => expect(lockFaults(manifest, whole)).toEqual([]))

it('reports a version that differs from package.json', () => {
  expect(lockFaults({ ...manifest, dependencies: { one: '1.0.1' } }, whole)).toEqual([
    'package-lock.json disagrees with the dependencies of package.json. Run npm install.',
  ])
})

it.each(['node_modules/two-for-mac', 'node_modules/one/node_modules/three', 'node_modules/two'])(
  'reports %s without an entry',
  (gone) => {
    const { [gone]: _, ...rest } = whole as Record<string, object>
    expect(lockFaults(manifest, rest)).toHaveLength(1)
  },
)

it('reports an entry without a hash', () => {
  const { integrity: _, ...bare } = whole['node_modules/two']
  expect(lockFaults(manifest, { ...whole, 'node_modules/two': bare })).toEqual([
    'package-lock.json has no integrity for node_modules/two.',
  ])
})
