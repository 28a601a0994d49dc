import { describe, expect, it } from 'vitest'
import { isFollowed, strongerSource } from './language-source.ts'

describe('who says which language is shown', () => {
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
    'the %s speaks after %s: %s is the weightiest now, followed %s, but never against a choice by hand',
    (voice, before, after, followed) => {
      expect(strongerSource(voice, before)).toBe(after)
      expect(isFollowed(voice, before, false)).toBe(followed)
      expect(isFollowed(voice, before, true)).toBe(false)
    },
  )
})
