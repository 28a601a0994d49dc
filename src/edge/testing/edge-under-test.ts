import { rmSync } from 'node:fs'
import { request, type IncomingHttpHeaders } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import type { EdgeOperation } from '../proxy/allowlist.ts'
import { demoDeployment } from '#platform/model/deployment.ts'
import { createEdge, type Edge } from '../edge.ts'
import { createAccessLog } from '../access-log.ts'
import type { LimitStore } from '../limits/limit-store.ts'
import { type RequestRates, ratesOf } from '../limits/request-limits.ts'
import type { CallBounds } from '../proxy/bounded-upstream.ts'
import type { UpstreamLimits } from '../proxy/upstream.ts'
import type { Tracer } from '#telemetry/tracer.ts'
import type { Vitals } from '#platform/model/reports/page-report.ts'
import type { SecurityLine } from '../security/security-log.ts'
import { writeBuiltPortal } from './built-portal-fixture.ts'
import { startFakeUpstream, type FakeUpstream } from './fake-upstream.ts'

const form = ['application/x-www-form-urlencoded']
const json = ['application/json']
const operation = (
  operationId: string,
  method: string,
  doorPath: string,
  rest: Partial<EdgeOperation> = {},
): EdgeOperation => ({
  operationId,
  method,
  doorPath,
  base: 'api',
  requestMediaTypes: [],
  secured: true,
  ...rest,
})

export const operations: readonly EdgeOperation[] = [
  operation('signIn', 'POST', '/api/v1/users/me/auth', { requestMediaTypes: form, secured: false }),
  operation('refreshSession', 'POST', '/api/v1/users/me/auth/refresher', {
    requestMediaTypes: form,
    secured: false,
  }),
  operation('answerMfaChallenge', 'POST', '/api/v1/users/auth/mfa/challenges', {
    requestMediaTypes: json,
    secured: false,
  }),
  operation('startMfaStep', 'POST', '/api/v1/users/auth/mfa/steps', {
    requestMediaTypes: json,
    secured: false,
  }),
  operation('signInWithPartnerCode', 'POST', '/api/v1/users/me/partners/{partnerId}/auth/sp/code', {
    requestMediaTypes: json,
    secured: false,
  }),
  operation(
    'signInWithIdentityCode',
    'POST',
    '/api/v1/users/me/partners/{partnerId}/auth/idp/code',
    { requestMediaTypes: json, secured: false },
  ),
  operation('signInToEducation', 'POST', '/services/service-education/v1/users/me/education/auth', {
    base: 'services',
    requestMediaTypes: form,
    secured: false,
  }),
  operation('exchangeTeamsToken', 'POST', '/teams-api/teams/service-teams/oauth2/tokenExchange', {
    base: 'teams',
    requestMediaTypes: json,
    secured: false,
  }),
  operation('endImpersonation', 'DELETE', '/api/v1/users/me/impersonation'),
  operation('signOut', 'POST', '/api/v1/auth/logout'),
  operation('getUserToken', 'GET', '/api/v1/users/me/token'),
  operation('savePreference', 'PUT', '/api/v1/users/me/token', {
    requestMediaTypes: ['application/json'],
  }),
  operation('getHealthInfo', 'GET', '/api/v1/users/me/info/health'),
  operation('saveHealthInfo', 'PUT', '/api/v1/users/me/info/health', { requestMediaTypes: json }),
  operation('addContact', 'POST', '/api/v1/users/me/contacts', { requestMediaTypes: json }),
  ...['SetReminder', 'DeleteReminder'].map((name) =>
    operation(
      name.replace(/^./, (first) => first.toLowerCase()),
      'POST',
      `/rpc/user/liv/me/reminders/portal.reminders.v1.RemindersService/${name}`,
      { base: 'rpc', requestMediaTypes: json },
    ),
  ),
  operation('openReportLink', 'POST', '/api/v1/report-links/open', {
    requestMediaTypes: json,
    secured: false,
  }),
  operation('getPromo', 'GET', '/api/v1/promos/{companyCode}', { secured: false }),
  operation('listBloodPressureReadings', 'GET', '/api/v1/users/{userId}/reading/bp'),
  operation('getBloodPressureStats', 'GET', '/api/v1/users/me/reading/bp/stats'),
  operation('getScore', 'GET', '/services/service-cardiometabolic/v1/users/me/scores/{pillar}', {
    base: 'services',
  }),
  operation(
    'deleteLaunchpad',
    'DELETE',
    '/services/service-journey-guidance/v1/users/me/launchpad',
    { base: 'services' },
  ),
  operation(
    'ListPrograms',
    'POST',
    '/rpc/user/liv/me/programs/portal.programs.v1.ProgramsService/ListPrograms',
    {
      base: 'rpc',
      requestMediaTypes: ['application/json', 'application/proto'],
      kind: 'query',
    },
  ),
  operation(
    'streamEvents',
    'POST',
    '/rpc/user/liv/me/chat/portal.chat.v1.ChatService/StreamEvents',
    { base: 'rpc', requestMediaTypes: ['application/connect+json'], kind: 'stream' },
  ),
]

export interface EdgeResponse {
  status: number
  headers: IncomingHttpHeaders
  body: string
  json: Record<string, unknown>
  cookies: string[]
}

export interface Call {
  method?: string
  path: string
  headers?: Record<string, string>
  body?: string | Buffer
}

/** Secrets that must never reach the browser. */
export const canary = {
  clientSecret: 'canary-client-secret',
  refreshToken: 'canary-refresh-token',
  accessToken: 'canary-access-token',
}

export interface EdgeUnderTest {
  port: number
  upstream: FakeUpstream
  /** The edge's clock. */
  clock: { now: number }
  /** Returns the log so far. */
  logged(): string
  /** The lines of the security log. */
  secured: SecurityLine[]
  /** The web vitals that pages reported. */
  measured: Vitals[]
  call(call: Call): Promise<EdgeResponse>
  /** Makes a write like a page of the portal. */
  write(call: Call): Promise<EdgeResponse>
  /** Signs in; returns the Cookie header for the next calls. */
  signIn(): Promise<string>
  /** Sends raw bytes; returns the raw answer. */
  raw(bytes: string): Promise<string>
  /** Stops the edge; `close` may follow. */
  drain: Edge['drain']
  close(): Promise<void>
}

export const ownWrite = { 'x-portal-request': '1', 'sec-fetch-site': 'same-origin' }

export function cookieHeader(answer: EdgeResponse): string {
  return answer.cookies.map((cookie) => cookie.split(';')[0]).join('; ')
}

/** On a busy machine no limit ends a call, unless a test sets one. */
const patientLimits: UpstreamLimits = {
  connectMs: 600_000,
  answerMs: 600_000,
  silenceMs: 600_000,
  streamSilenceMs: 600_000,
}

export async function startEdgeUnderTest(
  limits: Partial<UpstreamLimits> = {},
  rest: {
    forwardScenario?: boolean
    retirePauses?: readonly number[]
    flagsOff?: readonly string[]
    stalledMs?: number
    bounds?: CallBounds
    rates?: RequestRates
    trustedProxies?: readonly string[]
    dashboardWaitMs?: number
    tracer?: Tracer
    limitStore?: LimitStore
    /** Changes the folder of the built portal before the edge starts. */
    prepare?: (staticDir: string) => void
  } = {},
): Promise<EdgeUnderTest> {
  const upstream = await startFakeUpstream()
  const staticDir = writeBuiltPortal()
  rest.prepare?.(staticDir)
  const clock = { now: Date.parse('2026-11-20T08:00:00Z') }
  let text = ''
  const secured: SecurityLine[] = []
  const measured: Vitals[] = []
  const edge = createEdge({
    config: {
      port: 0,
      host: undefined,
      metricsPort: undefined,
      staticDir,
      upstreams: {
        api: new URL(`${upstream.url}/base`),
        services: new URL(`${upstream.url}/services`),
        rpc: new URL(upstream.url),
        teams: new URL(upstream.url),
      },
      deployment: { ...demoDeployment, flagsOff: rest.flagsOff ?? [] },
      logoFile: undefined,
      brandColors: { light: {}, dark: {} },
      clientId: 'portal web',
      clientSecret: canary.clientSecret,
      sealKeys: [new Uint8Array(32).fill(7)],
      trustedProxies: rest.trustedProxies ?? [],
      rates: rest.rates ?? ratesOf(1_000, 10_000),
      limitsRedis: undefined,
      drain: { noticeMs: 0, callsMs: 0 },
      dashboardWaitMs: rest.dashboardWaitMs ?? 0,
      forwardScenario: rest.forwardScenario ?? false,
    },
    operations,
    log: createAccessLog(
      (lines) => (text += lines),
      () => clock.now,
    ),
    security: (line) => void secured.push(line),
    vitals: (each) => void measured.push(each),
    now: () => clock.now,
    limits: { ...patientLimits, ...limits },
    tracer: rest.tracer,
    limitStore: rest.limitStore,
    retirePauses: rest.retirePauses ?? [1, 1, 1],
    ...(rest.bounds === undefined ? {} : { bounds: rest.bounds }),
    ...(rest.stalledMs === undefined ? {} : { stalledMs: rest.stalledMs }),
  })
  await new Promise<void>((resolve) => edge.server.listen(0, '127.0.0.1', resolve))
  const { port } = edge.server.address() as AddressInfo
  const call = (options: Call): Promise<EdgeResponse> => send(port, options)
  const write = (options: Call): Promise<EdgeResponse> =>
    call({
      ...options,
      method: options.method ?? 'POST',
      headers: { ...ownWrite, ...options.headers },
    })
  return {
    port,
    upstream,
    clock,
    logged: () => text,
    secured,
    measured,
    call,
    write,
    async signIn() {
      const before = upstream.answer
      upstream.answer = (_req, res) => {
        res.writeHead(200, { 'content-type': 'application/json' })
        res.end(
          JSON.stringify({
            access_token: canary.accessToken,
            refresh_token: canary.refreshToken,
            expires_in: 900,
            type: 'bearer',
          }),
        )
      }
      const answer = await write({
        path: '/api/v1/users/me/auth',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: 'username=a&password=b',
      })
      upstream.answer = before
      upstream.seen.length = 0
      return cookieHeader(answer)
    },
    raw: (bytes) => sendRaw(port, bytes),
    drain: edge.drain,
    async close() {
      await upstream.close()
      edge.server.closeAllConnections()
      await edge.drain({ noticeMs: 0, callsMs: 1_000 })
      rmSync(staticDir, { recursive: true })
    },
  }
}

function send(
  port: number,
  { method = 'GET', path, headers = {}, body }: Call,
): Promise<EdgeResponse> {
  return new Promise((resolve, reject) => {
    const sent = request(
      { port, host: '127.0.0.1', method, path, headers, agent: false },
      (res) => {
        const chunks: Buffer[] = []
        res.on('data', (chunk: Buffer) => chunks.push(chunk))
        res.on('error', reject)
        res.on('end', () => {
          const text = Buffer.concat(chunks).toString('utf8')
          const isJson =
            /^application\/(?:problem\+)?json$/.test(res.headers['content-type'] ?? '') &&
            text !== ''
          resolve({
            status: res.statusCode ?? 0,
            headers: res.headers,
            body: text,
            json: isJson ? JSON.parse(text) : {},
            cookies: res.headers['set-cookie'] ?? [],
          })
        })
      },
    )
    sent.on('error', reject)
    sent.end(body)
  })
}

function sendRaw(port: number, bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.end(bytes, 'latin1'))
    let text = ''
    socket.on('data', (chunk) => (text += chunk.toString('latin1')))
    socket.on('error', reject)
    socket.on('close', () => resolve(text))
  })
}
