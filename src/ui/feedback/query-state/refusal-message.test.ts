import { describe, expect, it, test } from 'vitest'
import { refusalMessage } from './refusal-message.ts'

test('ERR-016: shows the message of the body, in preference to its other fields', () => {
  expect(refusalMessage({ said: 'Your plan does not cover this.' })).toEqual({
    said: 'Your plan does not cover this.',
  })
  expect(refusalMessage({ said: 'Your plan does not cover this.', details: ['A', 'B'] })).toEqual({
    said: 'Your plan does not cover this.',
  })
})

describe('ERR-017: shows the generic text when the body has no message', () => {
  it.each([
    [{}, 'ui.failure.refused'],
    [{ details: [] }, 'ui.failure.refused'],
    [{ details: ['A'] }, 'ui.failure.refused'],
    [{ details: ['A', 'B'] }, 'ui.failure.refused.several'],
    [{ said: '', details: ['A'] }, 'ui.failure.refused'],
    [{ said: '  ', details: ['A', 'B', 'C'] }, 'ui.failure.refused.several'],
  ] as const)('%j: %s', (refused, key) => expect(refusalMessage(refused)).toEqual({ key }))
})
