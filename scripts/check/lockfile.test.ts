import { expect, it } from 'vitest'
import { lockFaults } from './lockfile.ts'

const manifest = { dependencies: { one: '1.0.0' }, devDependencies: { two: '2.0.0' } }
const whole = {
  '': manifest,
  'node_modules/one': { version: '1.0.0', dependencies: { three: '^3' } },
  'node_modules/one/node_modules/three': { version: '3.0.0' },
  'node_modules/two': { version: '2.0.0', optionalDependencies: { 'two-for-mac': '2.0.0' } },
  'node_modules/two-for-mac': { version: '2.0.0' },
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
