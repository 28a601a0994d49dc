import { dirname, resolve } from 'node:path'
import { type Deployment, demoDeployment, type ExternalPages } from '#platform/model/deployment.ts'
import { type Environment, environmentOf } from '#platform/model/environment.ts'
import { type Language, languages } from '#platform/model/supported-languages.ts'
import { BadFlagMarks, flagsOffOf } from '#session/member/model/disabled-flag-marks.ts'
import { type RequestRates, ratesOf } from '../limits/request-limits.ts'
import type { KeyRing } from '../sessions/cookie-encryption.ts'
import {
  BadConfiguration,
  readSettings,
  type SettingValues,
  type Variables,
} from './read-settings.ts'
import { keysOf, settingDefinitions } from './setting-definitions.ts'
import { type BrandColors, readBrandColors } from './brand-colors.ts'

/** The configuration of an edge process. It is read once, from variables and a file. */
export interface EdgeConfig {
  port: number
  /** The address to listen on; undefined listens on all addresses. */
  host: string | undefined
  /** The port of `/metrics`; undefined serves none. */
  metricsPort: number | undefined
  /** The folder of the built portal; undefined serves no pages, as with live reload. */
  staticDir: string | undefined
  upstreams: Upstreams
  /** What pages and edge share; its environment determines the allowed form targets (2§9). */
  deployment: Deployment
  /** The file of the logo; undefined draws the portal's own. */
  logoFile: string | undefined
  brandColors: BrandColors
  clientId: string
  clientSecret: string
  sealKeys: KeyRing
  drain: DrainTimes
  /** How long a drawn dashboard waits for its answers, in milliseconds; 0 draws none. */
  dashboardWaitMs: number
  /** Addresses and networks whose `X-Forwarded-For` counts. */
  trustedProxies: readonly string[]
  rates: RequestRates
  /** The address of the Redis of all edges; undefined counts in memory. */
  limitsRedis: string | undefined
  /** Mock server only: forwards the scenario header of the acceptance tests. */
  forwardScenario: boolean
}

/** How long a stopping edge goes on, in milliseconds. */
export interface DrainTimes {
  /** It takes new calls while `/readyz` says 503, so that balancers can notice. */
  noticeMs: number
  /** Then calls under way may end. */
  callsMs: number
}

/**
 * The bases of the contract that browsers can reach (`x-bases` in contracts/openapi/portal.yaml).
 */
export type UpstreamBase = 'api' | 'services' | 'teams' | 'rpc'

/** The URL of each base. */
export type Upstreams = Record<UpstreamBase, URL>

/** Reads the configuration (docs/configuration.md). Throws BadConfiguration. */
export function readConfig(variables: Variables): EdgeConfig {
  const settings = readSettings(variables)
  const text = (key: string): string | undefined => settings.get(key)?.values[0]
  const url = (key: string): URL => new URL(text(key) ?? '')
  const environment = readEnvironment(settings)
  const config = {
    port: Number(text('port')),
    host: text('host'),
    metricsPort: text('metrics.port') === undefined ? undefined : Number(text('metrics.port')),
    staticDir: text('staticDir'),
    upstreams: {
      api: url('upstreams.api'),
      services: url('upstreams.services'),
      rpc: url('upstreams.rpc'),
      teams: new URL(environment.chatService),
    },
    deployment: readDeployment(settings, environment),
    logoFile: logoFileOf(settings),
    brandColors: readBrandColors(settings),
    clientId: text('client.id') ?? '',
    clientSecret: text('client.secret') ?? '',
    // At least one key: the setting is checked.
    sealKeys: keysOf(text('sealKey') ?? '') as KeyRing,
    drain: {
      noticeMs: 1000 * Number(text('drain.noticeSeconds')),
      callsMs: 1000 * Number(text('drain.seconds')),
    },
    dashboardWaitMs: 1000 * Number(text('dashboard.waitSeconds')),
    trustedProxies: settings.get('trustedProxies')?.values ?? [],
    rates: ratesOf(Number(text('limits.session')), Number(text('limits.network'))),
    limitsRedis: text('limits.redis'),
    forwardScenario: isYes(settings, 'forwardScenario'),
  }
  if (environment.name === 'prod') rejectDemoValues(settings, config.forwardScenario)
  return config
}

/** Production must not show the contacts and pages of the demo. */
function rejectDemoValues(settings: SettingValues, forwardScenario: boolean): void {
  const missing = settingDefinitions.filter(
    ({ key, isPlaceholder }) => isPlaceholder === true && !settings.has(key),
  )
  if (missing.length > 0)
    throw new BadConfiguration(
      `The environment prod needs ${missing.map(({ key }) => key).join(', ')}. The values of the demo are placeholders.`,
    )
  if (forwardScenario)
    throw new BadConfiguration('forwardScenario cannot be set in the environment prod.')
  const framers = settings.get('hosts.parentApps')
  if (framers?.values.some((origin) => origin.startsWith('http:')) === true)
    throw new BadConfiguration(`${framers.label} needs https in the environment prod.`)
  rejectPlainUpstreams(settings)
}

/** Calls of members must be encrypted on their way to the provider, by TLS or by the network. */
function rejectPlainUpstreams(settings: SettingValues): void {
  if (isYes(settings, 'encryptedNetwork')) return
  for (const [key, { label, values }] of settings) {
    const url = key.startsWith('upstreams.') ? URL.parse(values[0] ?? '') : null
    if (url?.protocol === 'http:' && !isThisMachine(url.hostname))
      throw new BadConfiguration(
        `${label} needs https in the environment prod, or encryptedNetwork.`,
      )
  }
}

/** Whether a setting of the kind `yes` is on; one that is not set and has no fallback is off. */
function isYes(settings: SettingValues, key: string): boolean {
  const [value] = settings.get(key)?.values ?? []
  return value === '1' || value === 'true'
}

const isThisMachine = (host: string): boolean => ['localhost', '127.0.0.1', '[::1]'].includes(host)

function readEnvironment(settings: SettingValues): Environment {
  const text = (key: string): string | undefined => settings.get(key)?.values[0]
  const base = environmentOf(text('environment') ?? 'local', text('hosts.secureDomain'))
  return {
    ...base,
    formPostHosts: settings.get('hosts.formPosts')?.values ?? base.formPostHosts,
    oneAppOrigins: settings.get('hosts.parentApps')?.values ?? base.oneAppOrigins,
    teamsHosts: settings.get('hosts.teams')?.values ?? base.teamsHosts,
    imageHost: text('hosts.images') ?? base.imageHost,
    coachingLaunch: text('hosts.coachingLaunch') ?? base.coachingLaunch,
    migrationStart: text('hosts.migrationStart') ?? base.migrationStart,
    keycloakStart: text('hosts.keycloakStart') ?? base.keycloakStart,
    partnerPath: text('hosts.partnerPath') ?? base.partnerPath,
    careId: text('hosts.careId') ?? base.careId,
    chatService: text('upstreams.teams') ?? base.chatService,
  }
}

function readDeployment(settings: SettingValues, environment: Environment): Deployment {
  const text = (key: string): string | undefined => settings.get(key)?.values[0]
  const demo = demoDeployment
  const logo = text('brand.logo')
  const pagesOf = (language: Language): ExternalPages => {
    const pages = Object.entries(demo.pages[language]).map(([page, placeholder]) => [
      page,
      text(`pages.${language}.${page}`) ?? placeholder,
    ])
    return Object.fromEntries(pages) as ExternalPages
  }
  return {
    environment,
    flagsOff: readFlags(settings),
    language: languages.find((each) => each === text('language')) ?? demo.language,
    drawsDashboard: Number(text('dashboard.waitSeconds')) > 0,
    brandName: text('brand.name') ?? demo.brandName,
    brandLogo: logo === undefined ? null : logoPath(logo),
    supportEmail: text('support.email') ?? demo.supportEmail,
    supportPhone: text('support.phone') ?? demo.supportPhone,
    behavioralHealthApp: text('hosts.behavioralHealth') ?? demo.behavioralHealthApp,
    pages: Object.fromEntries(
      languages.map((each) => [each, pagesOf(each)]),
    ) as Deployment['pages'],
  }
}

const logoPath = (file: string): string => `/brand-logo.${file.endsWith('.png') ? 'png' : 'svg'}`

/** A path in a file is relative to the file. */
function logoFileOf(settings: SettingValues): string | undefined {
  const logo = settings.get('brand.logo')
  if (logo === undefined) return undefined
  return resolve(logo.file === undefined ? '.' : dirname(logo.file), logo.values[0] ?? '')
}

function readFlags(settings: SettingValues): readonly string[] {
  const flags = settings.get('flags')
  try {
    return flagsOffOf((flags?.values ?? []).join(' '))
  } catch (error) {
    if (error instanceof BadFlagMarks)
      throw new BadConfiguration(`${flags?.label ?? 'flags'} ${error.message}`)
    throw error
  }
}
