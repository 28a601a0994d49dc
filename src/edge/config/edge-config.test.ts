import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readConfig } from './edge-config.ts'
import { edgeVariables } from '../testing/edge-variables.ts'
import { BadConfiguration } from './read-settings.ts'

describe('configuration', () => {
  it('is read from the environment', () => {
    expect(readConfig(edgeVariables)).toMatchObject({
      port: 4000,
      staticDir: 'dist/portal',
      clientId: 'portal-web',
      forwardScenario: false,
    })
    expect(readConfig({ ...edgeVariables, PORTAL_FORWARD_SCENARIO: '1' }).forwardScenario).toBe(
      true,
    )
  })

  it.each([
    ['int', 'https://chat-service.int.wellspring.example/'],
    ['preprod', 'https://chat-service.preprod.wellspring.example/'],
    ['prod', 'https://chat-service.wellspring.example/'],
    ['local', 'http://127.0.0.1:4010/teams'],
  ])('TEAMS-035: uses for %s the Teams host %s', (name, host) => {
    // In production the values of the demo must be replaced.
    const own = {
      ...edgeVariables,
      PORTAL_CONFIG: 'deploy/examples/acme.yaml',
      PORTAL_HOSTS_SECURE_DOMAIN: 'wellspring.example',
    }
    const variables = { ...(name === 'prod' ? own : edgeVariables), PORTAL_ENVIRONMENT: name }
    expect(readConfig(variables).upstreams.teams.href).toBe(host)
    expect(
      readConfig({ ...variables, PORTAL_UPSTREAM_TEAMS: 'https://chat.example.com' }).upstreams
        .teams.href,
    ).toBe('https://chat.example.com/')
  })

  it.each([
    ['PORTAL_PORT', undefined],
    ['PORTAL_PORT', '70000'],
    ['PORTAL_PORT', 'http'],
    ['PORTAL_UPSTREAM_API', 'ftp://x'],
    ['PORTAL_UPSTREAM_SERVICES', 'nonsense'],
    ['PORTAL_UPSTREAM_RPC', 'http://user:word@host'],
    ['PORTAL_CLIENT_ID', ''],
    ['PORTAL_CLIENT_SECRET', undefined],
    ['PORTAL_SEAL_KEY', 'dG9vLXNob3J0'],
    ['PORTAL_SEAL_KEY', ` , `],
    ['PORTAL_SEAL_KEY', `${edgeVariables.PORTAL_SEAL_KEY},dG9vLXNob3J0`],
    ['PORTAL_DRAIN_SECONDS', '-1'],
    ['PORTAL_DRAIN_NOTICE_SECONDS', 'soon'],
  ])('rejects %s when it is %j, without printing the value', (name, value) => {
    const read = (): unknown => readConfig({ ...edgeVariables, [name]: value })
    expect(read).toThrow(BadConfiguration)
    expect(read).toThrow(new RegExp(`^${name} is not [\\w ()]+\\.$`))
  })

  it('reads several keys, of which the first encrypts', () => {
    const next = Buffer.alloc(32, 2).toString('base64url')
    expect(
      readConfig({
        ...edgeVariables,
        PORTAL_SEAL_KEY: `${next}, ${edgeVariables.PORTAL_SEAL_KEY}`,
      }).sealKeys.map(([byte]) => byte),
    ).toEqual([2, 1])
  })

  it('reads as many keys as a rotation needs', () => {
    const keys = Array.from({ length: 9 }, (_, byte) =>
      Buffer.alloc(32, byte).toString('base64url'),
    )
    const { sealKeys } = readConfig({ ...edgeVariables, PORTAL_SEAL_KEY: keys.join(',') })
    expect(sealKeys).toHaveLength(9)
  })

  it('waits 5 and 25 seconds when it stops, or as set', () => {
    expect(readConfig(edgeVariables).drain).toEqual({ noticeMs: 5_000, callsMs: 25_000 })
    const set = { ...edgeVariables, PORTAL_DRAIN_NOTICE_SECONDS: '0', PORTAL_DRAIN_SECONDS: '1.5' }
    expect(readConfig(set).drain).toEqual({ noticeMs: 0, callsMs: 1_500 })
  })

  it.each([
    ['PORTAL_CLIENT_SECRET', 'from-a-file', { clientSecret: 'from-a-file' }],
    ['PORTAL_SEAL_KEY', edgeVariables.PORTAL_SEAL_KEY, { sealKeys: [new Uint8Array(32).fill(1)] }],
  ])('reads %s from a file, and from one place only', (name, text, expected) => {
    const folder = mkdtempSync(join(tmpdir(), 'secret-'))
    const file = join(folder, 'secret')
    try {
      writeFileSync(file, `${text}\n`)
      const setting = { ...edgeVariables, [name]: undefined, [`${name}_FILE`]: file }
      expect(readConfig(setting)).toMatchObject(expected)
      expect(() => readConfig({ ...setting, [name]: text })).toThrow(
        new BadConfiguration(`${name} and ${name}_FILE are both set.`),
      )
      writeFileSync(file, '\n')
      expect(() => readConfig(setting)).toThrow(`${name}_FILE names an empty file.`)
    } finally {
      rmSync(folder, { recursive: true })
    }
    expect(() =>
      readConfig({ ...edgeVariables, [name]: undefined, [`${name}_FILE`]: file }),
    ).toThrow(`${name}_FILE names a file that cannot be read.`)
  })

  it('GAP-082: reads the feature flags and names an invalid setting', () => {
    expect(readConfig(edgeVariables).deployment.flagsOff).toEqual([])
    expect(
      readConfig({ ...edgeVariables, PORTAL_FLAGS: 'REMINDERS=legacy' }).deployment.flagsOff,
    ).toEqual(['REMINDERS.oneApp'])
    const read = (): unknown => readConfig({ ...edgeVariables, PORTAL_FLAGS: 'REMINDERS=never' })
    expect(read).toThrow(BadConfiguration)
    expect(read).toThrow(/^PORTAL_FLAGS gives REMINDERS no mark in part 1\./)
  })
})
