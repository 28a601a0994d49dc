import { resolve } from 'node:path'
import { expect, it } from 'vitest'
import { slowest, timedScenarios, timedUnitTests } from './slowest-tests.ts'

it('reads the times of a Vitest report', () =>
  expect(
    timedUnitTests(
      JSON.stringify({
        testResults: [
          {
            name: resolve('src/a.test.ts'),
            assertionResults: [{ title: 'adds', duration: 1_500 }, { title: 'is skipped' }],
          },
        ],
      }),
    ),
  ).toEqual([
    { name: 'src/a.test.ts: adds', seconds: 1.5 },
    { name: 'src/a.test.ts: is skipped', seconds: 0 },
  ]))

it('reads the times of a JUnit report', () =>
  expect(
    timedScenarios(
      '<testsuite name="acceptance" time="9"><testcase classname="Alerts" name="Rosa saves" time="2.25"/>\n' +
        '<testcase classname="Labs" name="Walter reads" time="0.5"><failure/></testcase></testsuite>',
    ),
  ).toEqual([
    { name: 'Alerts: Rosa saves', seconds: 2.25 },
    { name: 'Labs: Walter reads', seconds: 0.5 },
  ]))

it('lists the ten slowest, slowest first', () => {
  const tests = Array.from({ length: 12 }, (_, seconds) => ({ name: `test ${seconds}`, seconds }))
  expect(slowest(tests)).toHaveLength(10)
  expect(slowest(tests)[0]).toBe('  11.0 s  test 11')
})
