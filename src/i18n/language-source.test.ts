import { describe, expect, it } from 'vitest'
import { isFollowed, strongerSource } from './language-source.ts'

describe('the precedence of language sources', () => {
  it.each([
    ['chat', null, 'chat', true],
    ['chat', 'chat', 'chat', true],
    ['chat', 'account', 'account', false],
    ['chat', 'parent', 'parent', false],
    ['account', null, 'account', true],
    ['account', 'chat', 'account', true],
    ['account', 'account', 'account', true],
    ['account', 'parent', 'parent', false],
    ['parent', null, 'parent', true],
    ['parent', 'chat', 'parent', true],
    ['parent', 'account', 'parent', true],
    ['parent', 'parent', 'parent', true],
  ] as const)(
    '%s after %s: the current source is %s, followed %s, and never after a choice by the member',
    (source, before, after, followed) => {
      expect(strongerSource(source, before)).toBe(after)
      expect(isFollowed(source, before, false)).toBe(followed)
      expect(isFollowed(source, before, true)).toBe(false)
    },
  )
})
