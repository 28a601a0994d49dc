import { describe, expect, it, test } from 'vitest'
import { refusalMessage } from './refusal-message.ts'

test('ERR-016: a body with a message says that message, whatever else it names', () => {
  expect(refusalMessage({ said: 'Your plan does not cover this.' })).toEqual({
    said: 'Your plan does not cover this.',
  })
  expect(refusalMessage({ said: 'Your plan does not cover this.', details: ['A', 'B'] })).toEqual({
    said: 'Your plan does not cover this.',
  })
})

describe('ERR-017: a body without a message says the generic words', () => {
  it.each([
    [{}, 'ui.failure.refused'],
    [{ details: [] }, 'ui.failure.refused'],
    [{ details: ['A'] }, 'ui.failure.refused'],
    [{ details: ['A', 'B'] }, 'ui.failure.refused.several'],
    [{ said: '', details: ['A'] }, 'ui.failure.refused'],
    [{ said: '  ', details: ['A', 'B', 'C'] }, 'ui.failure.refused.several'],
  ] as const)('%j: %s', (refused, key) => expect(refusalMessage(refused)).toEqual({ key }))
})
