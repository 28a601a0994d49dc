import { describe, expect, test } from 'vitest'
import { isRedirected, linkTarget, themeOf } from './teams-host.ts'

test.each([
  ['default', 'light'],
  ['dark', 'dark'],
  ['contrast', 'contrast'],
  ['glass', 'light'],
  ['', 'light'],
  [undefined, 'light'],
] as const)('the theme %s is %s', (theme, ours) => expect(themeOf(theme)).toBe(ours))

describe('linkTarget', () => {
  const origin = 'https://portal.wellspring.example'
  const turn = (address: string, isNewWindow: boolean) =>
    linkTarget(address, isNewWindow, origin, ['/dashboard', '/privacy'])
  test.each<[string, boolean, ReturnType<typeof turn>]>([
    [
      'https://www.wellspring.example/terms',
      true,
      { type: 'host', address: 'https://www.wellspring.example/terms' },
    ],
    [
      'https://www.wellspring.example/terms',
      false,
      { type: 'host', address: 'https://www.wellspring.example/terms' },
    ],
    [`${origin}/privacy`, true, { type: 'tab', path: '/privacy' }],
    [`${origin}/privacy`, false, { type: 'own' }],
    [`${origin}/weight/overview?x=1`, false, { type: 'own' }],
    [
      `${origin}/weight/overview?x=1`,
      true,
      { type: 'host', address: `${origin}/weight/overview?x=1` },
    ],
    ['mailto:help@wellspring.example', true, { type: 'own' }],
    ['tel:+18005550100', false, { type: 'own' }],
    ['javascript:alert(1)', true, { type: 'own' }],
    ['not an address', true, { type: 'own' }],
  ])('%s, new window %s', (address, isNewWindow, expected) =>
    expect(turn(address, isNewWindow)).toEqual(expected),
  )
})

test.each([
  [false, false, false, false],
  [false, true, false, false],
  [false, false, true, false],
  [false, true, true, true],
  [true, false, false, true],
  [true, true, false, true],
])(
  'GAP-025: in the address %s, in Teams %s, visitors page %s: redirected %s',
  (said, isTeams, isForVisitors, expected) =>
    expect(isRedirected({ said, isTeams, isForVisitors })).toBe(expected),
)
