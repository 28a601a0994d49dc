import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readConfig } from './edge-config.ts'
import { edgeVariables } from '../testing/edge-variables.ts'
import { BadConfiguration } from './read-settings.ts'

const bytesFrom = (first: number): Uint8Array =>
  new Uint8Array(Array.from({ length: 32 }, (_, index) => first + index))
const keyOf = (first: number): string => Buffer.from(bytesFrom(first)).toString('base64url')

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
    ['PORTAL_SEAL_KEY', Buffer.alloc(32).toString('base64url')],
    [
      'PORTAL_SEAL_KEY',
      Buffer.from('0123456789abcde'.repeat(3).slice(0, 32)).toString('base64url'),
    ],
    ['PORTAL_METRICS_PORT', '70000'],
    ['PORTAL_SEAL_KEY', `${edgeVariables.PORTAL_SEAL_KEY},dG9vLXNob3J0`],
    ['PORTAL_DRAIN_SECONDS', '-1'],
    ['PORTAL_DRAIN_NOTICE_SECONDS', 'soon'],
    ['PORTAL_LIMITS_SESSION', '0'],
    ['PORTAL_LIMITS_NETWORK', 'many'],
  ])('rejects %s when it is %j, without printing the value', (name, value) => {
    const read = (): unknown => readConfig({ ...edgeVariables, [name]: value })
    expect(read).toThrow(BadConfiguration)
    expect(read).toThrow(new RegExp(`^${name} is not [\\w ()]+\\.$`))
  })

  it.each(['0.0.0.0/0', '10.0.0.0/33', 'fd00::/129', '10.0.0.0/8/8', 'balancer.local', '*'])(
    'rejects the trusted proxy %s',
    (value) => {
      expect(() => readConfig({ ...edgeVariables, PORTAL_TRUSTED_PROXIES: value })).toThrow(
        'PORTAL_TRUSTED_PROXIES is not an address or a network such as 10.0.0.0/8.',
      )
    },
  )

  it('rejects a parent app without https in production', () => {
    const variables = {
      ...edgeVariables,
      PORTAL_CONFIG: 'deploy/examples/acme.yaml',
      PORTAL_ENVIRONMENT: 'prod',
      PORTAL_HOSTS_PARENT_APPS: 'http://app.acme.example',
    }
    expect(() => readConfig(variables)).toThrow(
      'PORTAL_HOSTS_PARENT_APPS needs https in the environment prod.',
    )
  })

  it.each(['https://*', 'https://*.example', 'https://app.example.com https://a;script-src'])(
    'rejects the origin %s, which could allow others to frame the portal',
    (value) => {
      expect(() => readConfig({ ...edgeVariables, PORTAL_HOSTS_PARENT_APPS: value })).toThrow(
        new BadConfiguration(
          'PORTAL_HOSTS_PARENT_APPS is not an origin such as https://app.example.com.',
        ),
      )
    },
  )

  it('takes origins with a port, without one and of all subdomains', () => {
    const origins = ['http://localhost:4300', 'https://app.acme.example', 'https://*.acme.example']
    const { deployment } = readConfig({
      ...edgeVariables,
      PORTAL_HOSTS_PARENT_APPS: origins.join(','),
    })
    expect(deployment.environment.oneAppOrigins).toEqual(origins)
  })

  it.each([
    ['PORTAL_SUPORT_PHONE', '1-800-555-0199'],
    ['PORTAL_SUPPORT_PHONE_FILE', '/run/phone'],
  ])('rejects %s, which is no setting', (name, value) => {
    expect(() => readConfig({ ...edgeVariables, [name]: value })).toThrow(
      new BadConfiguration(`${name} is not a setting. See docs/configuration.md.`),
    )
  })

  it.each(['redis.example:6379', 'https://redis.example', 'rediss:/'])(
    'rejects the Redis %s without its value',
    (PORTAL_LIMITS_REDIS) => {
      expect(() => readConfig({ ...edgeVariables, PORTAL_LIMITS_REDIS })).toThrow(
        new BadConfiguration(
          'PORTAL_LIMITS_REDIS is not an address such as rediss://user:password@redis.example:6379.',
        ),
      )
    },
  )

  it('passes over variables of the suite and of services in a cluster', () => {
    const others = {
      PORTAL_URL: 'https://portal.acme.example',
      PORTAL_MEMBER_USERNAME: 'rosa',
      PORTAL_EDGE_SERVICE_HOST: '10.0.0.7',
      PORTAL_EDGE_SERVICE_PORT_HTTP: '80',
      PORTAL_EDGE_PORT: 'tcp://10.0.0.7:80',
      PORTAL_EDGE_PORT_80_TCP_ADDR: '10.0.0.7',
    }
    expect(readConfig({ ...edgeVariables, ...others }).port).toBe(4000)
  })

  it('reads several keys, of which the first encrypts', () => {
    const next = keyOf(7)
    expect(
      readConfig({
        ...edgeVariables,
        PORTAL_SEAL_KEY: `${next}, ${edgeVariables.PORTAL_SEAL_KEY}`,
      }).sealKeys.map(([byte]) => byte),
    ).toEqual([7, 0])
  })

  it('reads as many keys as a rotation needs', () => {
    const keys = Array.from({ length: 9 }, (_, first) => keyOf(first))
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
    ['PORTAL_SEAL_KEY', edgeVariables.PORTAL_SEAL_KEY, { sealKeys: [bytesFrom(0)] }],
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

it('in production an upstream is encrypted, by https or by the network', () => {
  const start = (api: string, more: object = {}) =>
    readConfig({
      ...edgeVariables,
      PORTAL_ENVIRONMENT: 'prod',
      PORTAL_CONFIG: 'deploy/examples/acme.yaml',
      PORTAL_UPSTREAM_API: api,
      ...more,
    }).upstreams.api.href
  expect(() => start('http://api.acme.example')).toThrow(
    'PORTAL_UPSTREAM_API needs https in the environment prod, or encryptedNetwork.',
  )
  for (const api of ['https://api.acme.example/', 'http://127.0.0.1:4010/', 'http://[::1]:4010/'])
    expect(start(api)).toBe(api)
  expect(start('http://api.mesh:80', { PORTAL_ENCRYPTED_NETWORK: 'true' })).toBe('http://api.mesh/')
})
