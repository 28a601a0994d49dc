import { readFileSync } from 'node:fs'
import {
  environmentNames,
  environmentOf,
  type Environment as PortalEnvironment,
} from '#platform/model/environment.ts'
import { BadFlagMarks, flagsOffOf } from '#session/member/model/disabled-flag-marks.ts'
import type { KeyRing } from './sessions/cookie-encryption.ts'

/** The configuration of an edge process. It is read from the environment once. */
export interface EdgeConfig {
  port: number
  /** The address to listen on; undefined listens on all addresses. */
  host: string | undefined
  /** The folder of the built portal; undefined serves no pages, as with live reload. */
  staticDir: string | undefined
  upstreams: Upstreams
  /** The portal environment of pages and edge; it determines the allowed form targets (2§9). */
  environment: PortalEnvironment
  /**
   * Feature flags that are not active in this deployment, each for one mode: `REMINDERS.legacy`
   * (GAP-082).
   */
  flagsOff: readonly string[]
  clientId: string
  clientSecret: string
  sealKeys: KeyRing
  drain: DrainTimes
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

type Environment = Record<string, string | undefined>

/**
 * A configuration error. Its message names the variable and never its value, which may be secret.
 */
export class BadConfiguration extends Error {
  override name = 'BadConfiguration'
}

/** Reads the configuration (docs/deploy.md#edge). Throws BadConfiguration. */
export function readConfig(env: Environment): EdgeConfig {
  return {
    port: readPort(env),
    host: env['PORTAL_HOST'] || undefined,
    staticDir: env['PORTAL_STATIC_DIR'] || undefined,
    upstreams: {
      api: readUrl(env, 'PORTAL_UPSTREAM_API'),
      services: readUrl(env, 'PORTAL_UPSTREAM_SERVICES'),
      rpc: readUrl(env, 'PORTAL_UPSTREAM_RPC'),
      // The environment defines the default.
      teams: env['PORTAL_UPSTREAM_TEAMS']
        ? readUrl(env, 'PORTAL_UPSTREAM_TEAMS')
        : new URL(readEnvironment(env).chatService),
    },
    environment: readEnvironment(env),
    flagsOff: readFlags(env),
    clientId: required(env, 'PORTAL_CLIENT_ID'),
    clientSecret: readSecret(env, 'PORTAL_CLIENT_SECRET'),
    sealKeys: readSealKeys(env),
    drain: {
      noticeMs: 1000 * readSeconds(env, 'PORTAL_DRAIN_NOTICE_SECONDS', 5),
      callsMs: 1000 * readSeconds(env, 'PORTAL_DRAIN_SECONDS', 25),
    },
    forwardScenario: env['PORTAL_FORWARD_SCENARIO'] === '1',
  }
}

function readEnvironment(env: Environment): PortalEnvironment {
  const name = env['PORTAL_ENVIRONMENT'] || 'local'
  if (!environmentNames.some((each) => each === name))
    throw new BadConfiguration(`PORTAL_ENVIRONMENT is none of ${environmentNames.join(', ')}.`)
  return environmentOf(name)
}

function readFlags(env: Environment): readonly string[] {
  try {
    return flagsOffOf(env['PORTAL_FLAGS'] ?? '')
  } catch (error) {
    if (error instanceof BadFlagMarks) throw new BadConfiguration(`PORTAL_FLAGS ${error.message}`)
    throw error
  }
}

function required(env: Environment, name: string): string {
  const value = env[name]
  if (!value) throw new BadConfiguration(`${name} is not set.`)
  return value
}

/** Reads a secret from `NAME`, or from the file that `NAME_FILE` names. */
function readSecret(env: Environment, name: string): string {
  const file = env[`${name}_FILE`]
  if (!file) return required(env, name)
  if (env[name]) throw new BadConfiguration(`${name} and ${name}_FILE are both set.`)
  let text: string
  try {
    text = readFileSync(file, 'utf8').trim()
  } catch {
    throw new BadConfiguration(`${name}_FILE names a file that cannot be read.`)
  }
  if (text === '') throw new BadConfiguration(`${name}_FILE names an empty file.`)
  return text
}

function readPort(env: Environment): number {
  const port = Number(required(env, 'PORTAL_PORT'))
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new BadConfiguration('PORTAL_PORT is not a port number.')
  return port
}

function readSeconds(env: Environment, name: string, fallback: number): number {
  const text = env[name] || String(fallback)
  const seconds = Number(text)
  if (!/^\d+(?:\.\d+)?$/.test(text) || seconds > 3_600)
    throw new BadConfiguration(`${name} is not a number of seconds up to 3600.`)
  return seconds
}

function readUrl(env: Environment, name: string): URL {
  const url = URL.parse(required(env, name))
  if (
    !url ||
    !/^https?:$/.test(url.protocol) ||
    url.search ||
    url.hash ||
    url.username ||
    url.password
  )
    throw new BadConfiguration(`${name} is not a plain http(s) address.`)
  return url
}

function readSealKeys(env: Environment): KeyRing {
  const keys = readSecret(env, 'PORTAL_SEAL_KEY')
    .split(/[\s,]+/)
    .filter((part) => part !== '')
    .map((part) => new Uint8Array(Buffer.from(part, 'base64url')))
  const [first, ...others] = keys
  if (first === undefined || keys.some((key) => key.length !== 32))
    throw new BadConfiguration('PORTAL_SEAL_KEY is not 32 bytes in base64url.')
  return [first, ...others]
}
