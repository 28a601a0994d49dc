import { expect, it } from 'vitest'
import type { Holding } from '../../steps/support/target/target.ts'
import { isPortable, leftOutLines, refuseUntagged } from './portable-selection.ts'

const scenario = (tags: readonly string[], step = 'a member is signed in') =>
  ({
    name: 'A scenario',
    uri: 'features/a.feature',
    tags: tags.map((name) => ({ name })),
    steps: [{ text: step }],
  }) as never
const having = (...has: readonly Holding[]) => ({
  members: [{ name: 'Ann', username: 'a', password: 'b', has }],
})

it.each([
  [['@portable'], 'a member with goals is signed in', having('goals'), true],
  [['@portable'], 'a member with goals is signed in', having('orders'), false],
  [['@portable'], 'a member is signed in', having(), true],
  [['@writes'], 'a member is signed in', having(), true],
  [['@sandbox'], 'a member is signed in', having(), false],
])('%j "%s" runs on such a target: %s', (tags, step, target, runs) =>
  expect(isPortable(scenario(tags, step), target)).toBe(runs),
)

it('says what it leaves out', () =>
  expect(
    leftOutLines(
      [
        scenario(['@portable'], 'a member with goals is signed in'),
        scenario(['@portable'], 'a member with orders is signed in'),
      ],
      having('orders'),
    ),
  ).toEqual(['scenarios left out, because no member of the target has goals: 1']))

it.each([[[]], [['@portable', '@sandbox']]])('refuses the tags %j', (tags) =>
  expect(() => refuseUntagged([scenario(tags)])).toThrow('features/a.feature  A scenario'),
)
