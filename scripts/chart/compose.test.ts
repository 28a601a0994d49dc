import { existsSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { parse } from 'yaml'
import { readSettings } from '../../src/edge/config/read-settings.ts'

interface Service {
  readonly build?: { readonly dockerfile: string; readonly target: string }
  readonly environment?: Readonly<Record<string, string>>
  readonly depends_on?: Readonly<Record<string, { readonly condition: string }>>
  readonly secrets?: readonly string[]
  readonly configs?: readonly { readonly source: string }[]
  readonly volumes?: readonly string[]
  readonly healthcheck?: object
}
const compose = parse(readFileSync('deploy/compose.yaml', 'utf8'), { merge: true }) as Record<
  'services' | 'secrets' | 'configs' | 'volumes',
  Readonly<Record<string, Service>>
>
const services = Object.entries(compose.services)
const dockerfile = readFileSync('deploy/Dockerfile', 'utf8')
/** What the Dockerfile says of a target. */
const stageOf = (target: string): string =>
  dockerfile.split(/^FROM /m).find((stage) => stage.split('\n')[0]?.endsWith(` AS ${target}`)) ?? ''

it.each(services)('%s names only what the file has', (_, service) => {
  const { depends_on = {}, secrets = [], configs = [], volumes = [] } = service
  expect(Object.keys(compose.services)).toEqual(expect.arrayContaining(Object.keys(depends_on)))
  expect(Object.keys(compose.secrets)).toEqual(expect.arrayContaining([...secrets]))
  expect(Object.keys(compose.configs)).toEqual(
    expect.arrayContaining(configs.map(({ source }) => source)),
  )
  expect(Object.keys(compose.volumes)).toEqual(
    expect.arrayContaining(volumes.map((volume) => volume.split(':')[0])),
  )
})

it.each(services)('%s waits for health that something tells', (_, { depends_on = {} }) => {
  for (const [name, { condition }] of Object.entries(depends_on)) {
    const { build, healthcheck } = compose.services[name] ?? {}
    expect(condition).toBe('service_healthy')
    expect(healthcheck ?? /HEALTHCHECK/.exec(stageOf(build?.target ?? ''))).toBeTruthy()
  }
})

const built = services.flatMap(([name, { build, environment = {} }]) =>
  build ? [[name, build, environment] as const] : [],
)
it.each(built)('%s is a target of the Dockerfile', (_, { dockerfile: file, target }) => {
  expect(existsSync(file)).toBe(true)
  expect(stageOf(target)).not.toBe('')
})

it.each(built.filter(([, { target }]) => target === 'edge'))(
  'the settings of %s are those of an edge',
  (_, __, environment) => {
    const secrets = {
      PORTAL_CLIENT_SECRET: 'made-up',
      PORTAL_SEAL_KEY: Buffer.from(Array.from({ length: 32 }, (_value, at) => at)).toString(
        'base64url',
      ),
    }
    const given = Object.entries(environment).filter(([name]) => !name.endsWith('_FILE'))
    expect(() =>
      readSettings({ ...Object.fromEntries(given), PORTAL_PORT: '8080', ...secrets }),
    ).not.toThrow()
  },
)

const { workspaces } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  workspaces: readonly string[]
}
// Without it npm leaves the workspace's packages out, and says nothing.
it.each(workspaces)('the package.json of %s is there before npm installs', (room) =>
  expect(stageOf('build').split('RUN npm ci')[0]).toContain(
    `\nCOPY ${room}/package.json ${room}/\n`,
  ),
)
