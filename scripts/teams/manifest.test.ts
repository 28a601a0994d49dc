import { readFileSync, readdirSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { environmentNames, type EnvironmentName } from '#platform/model/environment.ts'
import { manifestOf, tabOf } from '#session/embedding/model/teams-tabs.ts'
import { teamsManifests } from '#generated/teams/manifests.ts'
import { manifestFaults, type TeamsManifest } from './testing/manifest-rules.ts'

const read = (name: EnvironmentName): TeamsManifest =>
  JSON.parse(readFileSync(`contracts/teams/manifest.${name}.json`, 'utf8')) as TeamsManifest
const spanish = JSON.parse(readFileSync('contracts/teams/es-us.json', 'utf8')) as Record<
  string,
  string
>
const commands = [
  'help',
  'set reminders',
  'manage reminders',
  'get started',
  'sign in',
  'sign out',
  'give feedback',
]

describe('the manifests', () => {
  test('TEAMS-014, CONST-003: exist for each environment only', () =>
    expect(
      readdirSync('contracts/teams')
        .filter((name) => name.startsWith('manifest.'))
        .sort(),
    ).toEqual(environmentNames.map((name) => `manifest.${name}.json`).sort()))

  test.each(environmentNames)(
    'TEAMS-011, TEAMS-012, TEAMS-013: %s keeps the rules of version 1.2.1, schema 1.12 and the personal scope',
    (name) => expect(manifestFaults(read(name), name)).toEqual([]),
  )

  test.each(environmentNames)(
    'TEAMS-007, TEAMS-008, TEAMS-009, TEAMS-010, TEAMS-023: %s has exactly the four tabs',
    (name) => {
      const manifest = manifestOf(teamsManifests, name)
      expect(manifest.tabs.map((tab) => tab.name)).toEqual([
        'dashboard',
        'coaching',
        'privacy',
        'about',
      ])
      expect(manifest.tabs.map((tab) => tabOf(manifest, tab.name).path)).toEqual([
        '/dashboard',
        '/teams-coaching',
        '/privacy',
        null,
      ])
    },
  )

  test.each(environmentNames)(
    'TEAMS-024, TEAMS-025, TEAMS-026, TEAMS-027, TEAMS-028, TEAMS-029, TEAMS-030: the bot of %s has exactly the seven commands',
    (name) => expect(teamsManifests[name].commands).toEqual(commands),
  )

  test.each([
    ['color', 192],
    ['outline', 32],
  ] as const)('the icon %s that they name is there, %i pixels square', (name, size) => {
    expect(new Set(environmentNames.map((each) => read(each).icons[name]))).toEqual(
      new Set([`${name}.png`]),
    )
    const png = readFileSync(`contracts/teams/${name}.png`)
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([size, size])
  })

  test('have different apps, bots and hosts', () => {
    for (const of of [
      (one: TeamsManifest) => one.id,
      (one: TeamsManifest) => one.bots[0]?.botId,
      (one: TeamsManifest) => one.validDomains[0],
    ])
      expect(new Set(environmentNames.map((name) => of(read(name)))).size).toBe(4)
  })

  test('have each visible text in Spanish, too', () => {
    const { staticTabs, bots } = read('prod')
    const named = staticTabs.flatMap(({ name }, index) =>
      name === undefined ? [] : [`staticTabs[${index}].name`],
    )
    const asked = (bots[0]?.commandLists[0]?.commands ?? []).flatMap((_, index) =>
      ['title', 'description'].map((part) => `bots[0].commandLists[0].commands[${index}].${part}`),
    )
    expect(
      Object.keys(spanish)
        .filter((key) => key !== '$schema')
        .sort(),
    ).toEqual(
      [
        ...['name.short', 'name.full', 'description.short', 'description.full'],
        ...named,
        ...asked,
      ].sort(),
    )
    for (const [key, text] of Object.entries(spanish))
      expect(text.length, key).toBeLessThanOrEqual(
        key.endsWith('title') ? 32 : key.endsWith('short') ? 80 : 4000,
      )
  })
})

describe('the rules', () => {
  const { bots, staticTabs, ...rest } = read('prod')
  const [tab] = staticTabs
  const [bot] = bots
  if (!tab || !bot) throw new Error('The manifest needs a tab and a bot.')
  test.each<[string, object]>([
    ['another version', { version: '1.2.2' }],
    ['another schema', { manifestVersion: '1.13' }],
    ['no GUID', { id: 'portal' }],
    ['a long name', { name: { short: 'x'.repeat(31), full: 'x' } }],
    ['a field that we do not use', { configurableTabs: [] }],
    ['a team tab', { staticTabs: [{ ...tab, scopes: ['personal', 'team'] }] }],
    ['a bot of a team', { bots: [{ ...bot, scopes: ['team'] }] }],
    [
      'a page elsewhere',
      { staticTabs: [{ ...tab, contentUrl: 'https://evil.example/dashboard?teams=true' }] },
    ],
    [
      'a page over http',
      {
        staticTabs: [
          { ...tab, contentUrl: 'http://portal.wellspring.example/dashboard?teams=true' },
        ],
      },
    ],
    [
      'a page that is not for Teams',
      { staticTabs: [{ ...tab, contentUrl: 'https://portal.wellspring.example/dashboard' }] },
    ],
    ['an about tab with a page', { staticTabs: [{ ...tab, entityId: 'about' }] }],
  ])('%s is a fault', (_, change) =>
    expect(
      manifestFaults({ ...rest, bots, staticTabs, ...change } as TeamsManifest, 'prod'),
    ).toHaveLength(1),
  )
})
