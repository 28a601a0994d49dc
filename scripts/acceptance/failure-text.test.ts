import { expect, it } from 'vitest'
import { failureText } from './failure-text.ts'

const failed = {
  name: 'Kidney results are shown',
  where: 'features/care/kidney.feature:5',
  clock: 'afternoon' as const,
  step: 'the content says "eGFR 52"',
  message:
    'Error: expect(locator).toContainText(expected) failed\n\n\u001B[2mExpected: "eGFR 52"\u001B[22m\nReceived: "We could not load"\n    at captureRawStack (core.js:1:1)\n    at next',
  logs: ['Last calls:\nsignIn 200\nlistKidneyResults 500\nlistKidneyResults 500'],
}

it('names the step, what was seen and the call that failed, without colors and stack', () =>
  expect(failureText(failed)).toBe(
    `FAILED features/care/kidney.feature:5  Kidney results are shown
  the content says "eGFR 52"
    Error: expect(locator).toContainText(expected) failed
    Expected: "eGFR 52"
    Received: "We could not load"
  calls that failed: listKidneyResults 500`,
  ))

it('names a clock that is not the usual one', () =>
  expect(failureText({ ...failed, clock: 'evening' }).split('\n')[1]).toBe(
    '  at another clock: --clocks evening features/care/kidney.feature:5',
  ))

it.each([
  ['signIn 200', null],
  ['GetCoverage net::ERR_ABORTED', 'GetCoverage had no answer'],
  ['GetCoverage 404', 'GetCoverage 404'],
  ['Last calls:', null],
])('reads the call "%s"', (call, said) =>
  expect(failureText({ ...failed, logs: [call] }).split('calls that failed: ')[1] ?? null).toBe(
    said,
  ),
)

it('cuts a long message, and says that it did', () => {
  const message = Array.from({ length: 20 }, (_, line) => `line ${line}`).join('\n')
  expect(failureText({ ...failed, message, logs: [] })).toContain('… 6 lines more in the report')
})
