import { describe, expect, it } from 'vitest'
import { mutantVerdict, type TestOutcome } from './verdict.ts'

const outcome = (name: string, ...messages: string[]): TestOutcome => ({
  name,
  isPassed: messages.length === 0,
  messages,
})

describe('mutantVerdict', () => {
  it.each([
    ['caught', [outcome('area keeps it', 'AssertionError: expected 1 to be 2')]],
    [
      'caught',
      [outcome('area keeps it', 'Error: expect(locator).toBeVisible() failed\nTimeout: 5000ms')],
    ],
    ['caught', [outcome('area keeps it', 'coaching.feature: 1 page error: TypeError')]],
    ['only a timeout', [outcome('area keeps it', 'Test timed out in 60000ms.')]],
    [
      'only a timeout',
      [
        outcome(
          'area keeps it',
          'function timed out, ensure the promise resolves within 12500 milliseconds',
        ),
      ],
    ],
    [
      'only a timeout',
      [outcome('area keeps it', 'locator.click: Timeout 5000ms exceeded.\nCall log:')],
    ],
    ['survived', [outcome('area keeps it'), outcome('other')]],
    ['another test failed', [outcome('area keeps it'), outcome('other', 'no')]],
    ['the test did not run', [outcome('other', 'no')]],
    ['the test did not run', []],
  ] as const)('is %s by %j', (verdict, outcomes) =>
    expect(mutantVerdict('keeps it', outcomes)).toBe(verdict),
  )
})
