import { describe, expect, test, vi } from 'vitest'
import { TeamsError, type TeamsManifests } from './model/teams-tabs.ts'
import { createTeams, type TeamsClient } from './teams-connection.ts'

const manifest = {
  appId: 'a',
  botId: null,
  tabs: [
    { name: 'dashboard', path: '/dashboard' },
    { name: 'about', path: null },
  ],
  commands: [],
}

function setUp(
  client: Partial<TeamsClient> = {},
  rest: { manifests?: TeamsManifests; environment?: string } = {},
) {
  const said: string[] = []
  const teams = createTeams({
    client: {
      initialize: async () => void said.push('initialize'),
      context: async () => ({ tab: 'dashboard', theme: 'dark', locale: 'es-mx' }),
      token: async () => 'jwt',
      onTheme: () => {},
      openLink: async () => {},
      appLoaded: () => void said.push('loaded'),
      success: async () => {},
      failure: (message) => void said.push(`failure: ${message}`),
      ...client,
    },
    manifests: { local: manifest },
    environment: 'local',
    patience: () => new Promise(() => {}),
    ...rest,
  })
  const errorOf = () =>
    teams.setUp().then(
      () => null,
      (thrown: unknown) =>
        thrown instanceof TeamsError ? thrown.message : `not a TeamsError: ${String(thrown)}`,
    )
  return { teams, said, errorOf }
}

describe('setting up', () => {
  test('sets up the portal and the client', async () => {
    const { teams, said } = setUp()
    expect(await teams.setUp()).toEqual({
      tab: manifest.tabs[0],
      manifest,
      look: { theme: 'dark', locale: 'es-mx' },
    })
    expect(said).toEqual(['initialize', 'loaded'])
  })

  test('TEAMS-017, ERR-031: a second setup fails and does not affect the first', async () => {
    const { teams, errorOf } = setUp()
    const first = teams.setUp()
    expect(await errorOf()).toBe('Teams is already initialized')
    expect((await first).tab.name).toBe('dashboard')
    expect(await errorOf()).toBe('Teams is already initialized')
  })

  test.each<[string, Partial<TeamsClient>]>([
    [
      'a missing client',
      { initialize: () => Promise.reject(new Error('No Parent window found.')) },
    ],
    ['a client without a context', { context: () => Promise.reject(new Error('500')) }],
    ['a client that rejects with null', { context: () => Promise.reject(null) }],
  ])(
    'TEAMS-018, ERR-031: %s is "something is wrong", reported to the client',
    async (_, client) => {
      const { errorOf, said } = setUp(client)
      expect(await errorOf()).toBe('something is wrong')
      expect(said.at(-1)).toBe('failure: something is wrong')
    },
  )

  test('TEAMS-018: a client that never answers times out', async () => {
    const teams = createTeams({
      ...{
        client: {
          initialize: () => new Promise(() => {}),
          failure: () => {
            throw new Error('gone')
          },
        } as unknown as TeamsClient,
        manifests: {},
        environment: 'local',
      },
      patience: () => Promise.reject(new Error('late')),
    })
    await expect(teams.setUp()).rejects.toThrow('something is wrong')
  })

  test.each<[string, Parameters<typeof setUp>, string]>([
    [
      'TEAMS-019: no tab',
      [{ context: async () => ({ tab: '', theme: 'dark', locale: 'en' }) }],
      'Tab name required',
    ],
    [
      'TEAMS-020: a tab of another app',
      [{ context: async () => ({ tab: 'settings', theme: 'dark', locale: 'en' }) }],
      'Use only the manifest tab names',
    ],
    [
      'TEAMS-021: an environment without a manifest',
      [{}, { environment: 'prod' }],
      'No manifest exists for this environment',
    ],
  ])('%s has its error', async (_, [client, rest], message) =>
    expect(await setUp(client, rest).errorOf()).toBe(message),
  )
})

describe('the token', () => {
  test.each<[string, TeamsClient['token'], string | null]>([
    ['is the token of the client', async () => 'jwt', 'jwt'],
    ['is null when the client returns an empty token (TEAMS-033)', async () => '', null],
    [
      'is null when the client refuses',
      () => Promise.reject(new Error('resourceRequiresConsent')),
      null,
    ],
  ])('%s', async (_, token, expected) =>
    expect(await setUp({ token: vi.fn(token) }).teams.token()).toBe(expected),
  )
})
