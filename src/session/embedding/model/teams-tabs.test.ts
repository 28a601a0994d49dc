import { describe, expect, test } from 'vitest'
import { environmentNames } from '#platform/model/environment.ts'
import { manifestOf, tabAt, tabLink, tabOf, TeamsError, type TeamsManifest } from './teams-tabs.ts'

const manifest: TeamsManifest = {
  appId: 'e2a4f6b8-3c5d-4e7f-a91b-5c8d7e6f9a13',
  botId: null,
  tabs: [
    { name: 'dashboard', path: '/dashboard' },
    { name: 'about', path: null },
  ],
  commands: [],
}
const errorOf = (run: () => unknown): string | null => {
  try {
    run()
    return null
  } catch (thrown) {
    return thrown instanceof TeamsError ? `${thrown.key}: ${thrown.message}` : String(thrown)
  }
}

describe('tabOf', () => {
  test.each(['', '  ', null, undefined])(
    'TEAMS-015, TEAMS-019, ERR-031: %o is no tab name',
    (name) =>
      expect(errorOf(() => tabOf(manifest, name))).toBe('tabNameRequired: Tab name required'),
  )

  test.each(['Dashboard', 'dashboard ', '/dashboard', 'settings', '__proto__'])(
    'TEAMS-016, TEAMS-020, ERR-031, GAP-026: %o is not in the manifest',
    (name) =>
      expect(errorOf(() => tabOf(manifest, name))).toBe(
        'unknownTab: Use only the manifest tab names',
      ),
  )

  test('finds a tab of the manifest, with or without a page', () => {
    expect(tabOf(manifest, 'dashboard').path).toBe('/dashboard')
    expect(tabOf(manifest, 'about').path).toBeNull()
    expect(tabAt(manifest, '/dashboard')?.name).toBe('dashboard')
    expect(tabAt(manifest, '/weight/overview')).toBeNull()
    expect(tabLink(manifest, { name: 'dashboard', path: null })).toBe(
      'https://teams.microsoft.com/l/entity/e2a4f6b8-3c5d-4e7f-a91b-5c8d7e6f9a13/dashboard',
    )
  })
})

describe('manifestOf', () => {
  test.each(['staging', '', 'toString', '__proto__'])('TEAMS-021, ERR-032: %o has none', (name) =>
    expect(errorOf(() => manifestOf({ prod: manifest, staging: manifest }, name))).toBe(
      'noManifest: No manifest exists for this environment',
    ),
  )

  test('TEAMS-021, CONST-003: throws noManifest for an environment without one', () => {
    expect(environmentNames).toEqual(['int', 'preprod', 'prod', 'local'])
    for (const name of environmentNames)
      expect(manifestOf({ [name]: manifest }, name)).toBe(manifest)
    expect(errorOf(() => manifestOf({ prod: manifest }, 'int'))).toContain('noManifest')
  })
})
