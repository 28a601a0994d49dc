import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it, test } from 'vitest'
import { edgeVariables } from '../testing/edge-variables.ts'
import { readConfig } from './edge-config.ts'
import { BadConfiguration } from './read-settings.ts'

const folder = mkdtempSync(join(tmpdir(), 'portal-config-'))
const file = join(folder, 'portal.yaml')
afterAll(() => rmSync(folder, { recursive: true }))

const variables = { ...edgeVariables, PORTAL_CONFIG: file }
const read = (yaml: string, more: Record<string, string> = {}) => {
  writeFileSync(file, yaml)
  return readConfig({ ...variables, ...more })
}

it('reads brand, support, hosts, pages and language from a file', () => {
  const { deployment, logoFile, brandColors, upstreams } = read(`
environment: int
language: es-US
brand: { name: Acme Health, logo: logos/acme.png, colors: { light: { action: { primary: '#5B2A86' } } } }
support: { phone: 800 555 0199 }
flags: [REMINDERS=legacy, NEW_UPSELL=off]
hosts: { secureDomain: acme.example, parentApps: [https://one.acme.example, https://two.acme.example] }
pages: { es-US: { terms: https://acme.example/terminos } }
`)
  expect(deployment).toMatchObject({
    brandName: 'Acme Health',
    brandLogo: '/brand-logo.png',
    supportPhone: '800 555 0199',
    supportEmail: 'support@wellspring.example',
    language: 'es-US',
    flagsOff: ['REMINDERS.oneApp', 'NEW_UPSELL.oneApp', 'NEW_UPSELL.legacy'],
    environment: {
      name: 'int',
      secureDomain: 'acme.example',
      coachingLaunch: 'https://coaching.acme.example/launch',
      oneAppOrigins: ['https://one.acme.example', 'https://two.acme.example'],
    },
    pages: {
      'en-US': { terms: 'https://www.wellspring.example/en/terms' },
      'es-US': { terms: 'https://acme.example/terminos' },
    },
  })
  expect(upstreams.teams.href).toBe('https://chat-service.acme.example/')
  expect(logoFile).toBe(join(folder, 'logos/acme.png'))
  expect(brandColors).toEqual({ light: { 'action.primary': '#5B2A86' }, dark: {} })
})

it('lets a variable win over the file', () => {
  const more = {
    PORTAL_BRAND_NAME: 'Beta',
    PORTAL_HOSTS_PARENT_APPS: 'https://a.example https://b.example',
  }
  const { deployment } = read('brand: { name: Acme }', more)
  expect([deployment.brandName, deployment.environment.oneAppOrigins]).toEqual([
    'Beta',
    ['https://a.example', 'https://b.example'],
  ])
})

test.each([
  [
    'a wrong key',
    'brand: { colour: red }',
    `brand.colour in ${file} is not a setting. Those of brand are name, logo, colors.`,
  ],
  [
    'a wrong group',
    'brands: { name: Acme }',
    `brands in ${file} is not a setting. The settings are port, host, `,
  ],
  ['a value in place of a group', 'brand: Acme', `brand in ${file} is not a group of settings.`],
  [
    'an empty value',
    'brand: { name: }',
    `brand.name in ${file} is not a text of at most 200 characters.`,
  ],
  [
    'a list in place of a value',
    'support: { phone: [1, 2] }',
    `support.phone in ${file} is not a phone number.`,
  ],
  [
    'a wrong address',
    'pages: { en-US: { terms: http://acme.example } }',
    `pages.en-US.terms in ${file} is not a plain https address.`,
  ],
  [
    'a wrong host in a list',
    'hosts: { teams: [teams.acme.example, https://acme.example] }',
    `hosts.teams in ${file} is not a host such as example.com.`,
  ],
  [
    'a wrong color',
    'brand: { colors: { dark: { focus: { ring: blue } } } }',
    `brand.colors.dark.focus.ring in ${file} is not a color such as #0F5173.`,
  ],
  [
    'a color that carries a meaning',
    'brand: { colors: { light: { status: { critical: { text: "#000000" } } } } }',
    `brand.colors.light.status in ${file} is not a setting. Those of brand.colors.light are action, text, bg, focus, brand.`,
  ],
  [
    'a color without contrast',
    'brand: { colors: { light: { action: { primary: "#C9B8E8" } } } }',
    'brand.colors.light: text.onAction on action.primary has a contrast of 1.8 to 1. It needs 4.5.',
  ],
  ['a wrong flag', 'flags: [REMINDER=off]', `flags in ${file} names no flag in part 1.`],
  [
    'a secret',
    'client: { secret: hush }',
    `client.secret in ${file} is a secret. Set PORTAL_CLIENT_SECRET or PORTAL_CLIENT_SECRET_FILE instead.`,
  ],
  ['no YAML', 'brand: { name: Acme', `${file} is not YAML: `],
  [
    'the same key twice',
    'language: en-US\nlanguage: es-US',
    `${file} is not YAML: Map keys must be unique`,
  ],
  [
    'the values of the demo in production',
    'environment: prod\nbrand: { name: Acme }',
    'The environment prod needs trustedProxies, support.email, support.phone, hosts.secureDomain, ',
  ],
])('stops with one sentence for %s', (_, yaml, message) => {
  let thrown: unknown
  try {
    read(yaml)
  } catch (error) {
    thrown = error
  }
  expect(thrown).toBeInstanceOf(BadConfiguration)
  expect((thrown as Error).message.slice(0, message.length)).toBe(message)
  expect((thrown as Error).message).not.toMatch(/hush|\n/)
})

it('says when the file cannot be read', () => {
  expect(() => readConfig({ ...variables, PORTAL_CONFIG: join(folder, 'none.yaml') })).toThrow(
    'PORTAL_CONFIG names a file that cannot be read.',
  )
})

it('accepts the example', () => {
  const { deployment, brandColors } = readConfig({
    ...variables,
    PORTAL_CONFIG: 'deploy/examples/acme.yaml',
  })
  expect(deployment.brandName).toBe('Acme Health')
  expect(Object.keys(brandColors.dark)).toContain('action.primary')
})

it('starts in production with values of its own', () => {
  const config = readConfig({
    ...variables,
    PORTAL_ENVIRONMENT: 'prod',
    PORTAL_CONFIG: 'deploy/examples/acme.yaml',
  })
  expect(JSON.stringify(config.deployment)).not.toMatch(/wellspring/i)
  const more = { PORTAL_ENVIRONMENT: 'prod', PORTAL_FORWARD_SCENARIO: '1' }
  expect(() =>
    readConfig({ ...variables, ...more, PORTAL_CONFIG: 'deploy/examples/acme.yaml' }),
  ).toThrow('forwardScenario cannot be set in the environment prod.')
})
