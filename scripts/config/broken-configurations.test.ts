import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { checkConfiguration } from './check-configuration.ts'

const folder = mkdtempSync(join(tmpdir(), 'broken-config-'))
const file = join(folder, 'portal.yaml')
afterAll(() => rmSync(folder, { recursive: true }))

/** Files and variables that an operator may get wrong, and the name that the one sentence says. */
test.each<[what: string, yaml: string, variables: Record<string, string>, named: string]>([
  ['a tab in the file', 'brand:\n\tname: Acme', {}, 'is not YAML'],
  ['a file that is a list', '- port: 8080', {}, file],
  ['a file that is a text', 'portal', {}, file],
  ['two documents', 'port: 80\n---\nport: 81', {}, file],
  ['an alias of itself', 'brand: &a { colors: *a }', {}, file],
  ['a misspelled key', 'suport: { phone: 800 555 0199 }', {}, 'suport'],
  ['a key with other capitals', 'Brand: { name: Acme }', {}, 'Brand'],
  ['a key of every object', 'brand: { constructor: Acme }', {}, 'brand.constructor'],
  ['a port out of range', 'port: 70000', {}, 'port'],
  ['an upstream without a scheme', 'upstreams: { api: api.acme.example }', {}, 'upstreams.api'],
  [
    'an upstream with a password',
    'upstreams: { api: "https://a:b@acme.example" }',
    {},
    'upstreams.api',
  ],
  ['a parent app of every host', 'hosts: { parentApps: ["https://*"] }', {}, 'hosts.parentApps'],
  [
    'a parent app that ends the directive',
    'hosts: { parentApps: ["https://a.example;script-src"] }',
    {},
    'hosts.parentApps',
  ],
  ['a host with a path', 'hosts: { formPosts: [acme.example/path] }', {}, 'hosts.formPosts'],
  ['a network that is none', 'trustedProxies: [10.0.0.0/40]', {}, 'trustedProxies'],
  ['a network of everybody', 'trustedProxies: [0.0.0.0/0]', {}, 'trustedProxies'],
  ['an unknown environment', 'environment: production', {}, 'environment'],
  ['an unknown language', 'language: fr-CA', {}, 'language'],
  ['a logo of another type', 'brand: { logo: logo.gif }', {}, 'brand.logo'],
  ['an email without a host', 'support: { email: help@acme }', {}, 'support.email'],
  ['a negative time', 'drain: { seconds: -1 }', {}, 'drain.seconds'],
  [
    'a dashboard that waits for a minute',
    'dashboard: { waitSeconds: 60 }',
    {},
    'dashboard.waitSeconds',
  ],
  ['a misspelled variable', '', { PORTAL_SUPORT_PHONE: '800 555 0199' }, 'PORTAL_SUPORT_PHONE'],
  ['a key of zeros', '', { PORTAL_SEAL_KEY: 'A'.repeat(43) }, 'PORTAL_SEAL_KEY'],
  ['a short key', '', { PORTAL_SEAL_KEY: 'c2hvcnQ' }, 'PORTAL_SEAL_KEY'],
  [
    'a secret file that is not there',
    '',
    { PORTAL_CLIENT_SECRET_FILE: join(folder, 'none') },
    'PORTAL_CLIENT_SECRET_FILE',
  ],
  ['a rate of none', '', { PORTAL_LIMITS_SESSION: '0' }, 'PORTAL_LIMITS_SESSION'],
  ['test headers in production', 'environment: prod', { PORTAL_FORWARD_SCENARIO: '1' }, 'prod'],
])('%s is refused in one sentence that names it', (_, yaml, variables, named) => {
  writeFileSync(file, yaml)
  const { problem } = checkConfiguration(file, variables)
  expect(problem).toContain(named)
  expect(problem).not.toMatch(/\n|c2hvcnQ|AAAA/)
})
