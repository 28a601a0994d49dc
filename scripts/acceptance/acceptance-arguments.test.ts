import { expect, it } from 'vitest'
import { readAcceptanceArguments } from './acceptance-arguments.ts'

it('leaves the arguments of Cucumber as they are', () =>
  expect(
    readAcceptanceArguments(['--tags', '@BP-002', '--shard=1/2', 'features/care/a.feature:12']),
  ).toEqual({
    rounds: 1,
    clocks: [],
    isRerun: false,
    isHelp: false,
    cucumber: ['--tags', '@BP-002', '--shard=1/2', 'features/care/a.feature:12'],
  }))

it.each([
  ['--repeat', '3', '--workers', '0', '--fail-fast'],
  ['--repeat=3', '--fail-fast', '--workers=0'],
])('reads its own options: %j', (...args) => {
  const { rounds, cucumber } = readAcceptanceArguments(args)
  expect(rounds).toBe(3)
  expect(cucumber.toSorted()).toEqual(['--fail-fast', '--parallel', '0'].toSorted())
})

it.each(['0', '-1', '1.5', 'often', ''])('refuses %j rounds', (rounds) =>
  expect(() => readAcceptanceArguments(['--repeat', rounds])).toThrow('--repeat must be'),
)

it('reads clocks, and refuses one that does not exist', () => {
  expect(readAcceptanceArguments(['--clocks', 'all']).clocks).toContain('device-2-days-slow')
  expect(readAcceptanceArguments(['--clocks=evening,afternoon']).clocks).toEqual([
    'evening',
    'afternoon',
  ])
  expect(() => readAcceptanceArguments(['--clocks', 'noon'])).toThrow('--clocks must be all')
})

it('refuses --repeat without a number', () =>
  expect(() => readAcceptanceArguments(['--repeat'])).toThrow('--repeat must be'))
