import { expect, it } from 'vitest'
import { slugRow, unexplainedHoles } from './slugs.ts'

const row = { slug: 'mfa', missing: ['slice'], callers: [] } as const

it('reports a missing place without a reason', () => {
  expect(unexplainedHoles([row], {})).toEqual([
    'mfa has no slice (src/slices/mfa/**/*.{ts,tsx}) and no reason.',
  ])
})

it('accepts a missing place with a reason', () => {
  expect(unexplainedHoles([row], { mfa: { slice: 'see sign-in' } })).toEqual([])
})

it.each([
  ['a place that is there', { mfa: { slice: 'see sign-in', feature: 'none' } }, 'feature'],
  ['no slug of the contract', { mfa: { slice: 'see sign-in' }, gone: { slice: 'none' } }, 'slice'],
])('reports the reason for %s', (_, reasons, place) => {
  expect(unexplainedHoles([row], reasons)).toEqual([
    expect.stringContaining(`misses no ${place}: remove its reason`),
  ])
})

it.each([
  ['a call', 'verifyCode', []],
  ['a hook', 'useVerifyCode', []],
  ['a query', 'verifyCodeQuery', []],
  ['another name', 'verifyCodes', ['handler', 'slice']],
])('needs no slice where another part imports %s', (_, name, missing) => {
  const { missing: found, callers } = slugRow(
    missing.length === 0 ? 'mfa' : 'no-such-slug',
    ['verifyCode'],
    new Map([['sign-in', new Set([name])]]),
  )
  expect([found, callers]).toEqual([missing, missing.length === 0 ? ['sign-in'] : []])
})

it('needs the texts, the feature and a screen of a slice', () => {
  expect(slugRow('labs', ['listLabs'], new Map()).missing).toEqual([])
  expect(slugRow('teams', [], new Map()).missing).toEqual(['texts'])
})
