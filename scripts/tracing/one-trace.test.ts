import { rmSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { operations } from '../../generated/openapi/operations.ts'
import { passingDatabase, postgresUrl } from '../../mock-server/testing/fresh-database.ts'
import { writeBuiltPortal } from '../../src/edge/testing/built-portal-fixture.ts'
import {
  type FakeCollector,
  startFakeCollector,
} from '../../src/telemetry/testing/fake-collector.ts'
import { startEdge } from '../acceptance/test-servers.ts'
import { startServer } from '../process/start-server.ts'

const staticDir = writeBuiltPortal()
let collector: FakeCollector
beforeAll(async () => {
  collector = await startFakeCollector()
})
afterAll(async () => {
  rmSync(staticDir, { recursive: true })
  await collector.close()
})

const trace = '4bf92f3577b34da6a3ce929d0e0e4736'
const press = '00f067aa0ba902b7'
const member = { username: 'rosa.delgado@example.com', password: 'Wellspring-2026!' }
const typed = { timestamp: '2026-11-20T07:05:00', systolic: 187, diastolic: 93, pulse: 71 }

interface Visit {
  /** The edge's log. */
  readonly log: string
  readonly secrets: readonly string[]
}

/** Starts both servers, makes the calls of a page, and stops them, which sends what waits. */
async function visit(env: NodeJS.ProcessEnv, node: readonly string[] = []): Promise<Visit> {
  const { database, remove } = await passingDatabase()
  const address = database === ':memory:' ? ['--memory'] : ['--database-url', database]
  const sandbox = await startServer(
    'sandbox',
    [...node, 'mock-server/main.ts', ...address, '--port', '0', '--quiet'],
    env,
  )
  let log = ''
  const edge = await startEdge(staticDir, `http://127.0.0.1:${sandbox.port}`, {
    program: 'src/edge/edge-main.ts',
    args: node,
    env,
    log: (text) => (log += text),
  })
  const portal = `http://localhost:${edge.port}`
  const ask = (path: string, init: RequestInit): Promise<Response> =>
    fetch(portal + path, {
      ...init,
      headers: { 'x-portal-request': '1', origin: portal, ...(init.headers as object) },
    })
  const signedIn = await ask(operations.signIn.doorPath, {
    method: 'POST',
    body: new URLSearchParams({ grant_type: 'password', ...member }),
  })
  expect(signedIn.status).toBe(200)
  const { access_token: token } = (await signedIn.json()) as { access_token: string }
  const cookies = signedIn.headers.getSetCookie().map((line) => line.split(';')[0] ?? '')
  const headers = {
    cookie: cookies.join('; '),
    authorization: `Bearer ${token}`,
    'content-type': 'application/json',
  }
  const saved = await ask(operations.createBloodPressureReading.doorPath, {
    method: 'POST',
    body: JSON.stringify(typed),
    headers: { ...headers, traceparent: `00-${trace}-${press}-00` },
  })
  expect(saved.status).toBe(201)
  const { id } = (await saved.json()) as { id: string }
  const told = await ask(operations.getUserToken.doorPath, { headers })
  const { userId } = (await told.json()) as { userId: string }
  const listed = await ask(
    `${operations.listBloodPressureReadings.doorPath.replace('{userId}', userId)}?start=1987-01-01T00:00:00&end=2026-11-20T23:59:59`,
    { headers },
  )
  expect(listed.status).toBe(200)
  await edge.stop()
  await sandbox.stop()
  await remove()
  return {
    log,
    secrets: [token, id, userId, ...cookies.map((pair) => pair.slice(pair.indexOf('=') + 1))],
  }
}

test('a press is one trace from the browser through edge and sandbox to statements', async () => {
  const { log, secrets } = await visit({
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint,
    OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json',
  })
  const of = collector.spans().filter(({ traceId }) => traceId === trace)
  const find = (service: string, parent: string | undefined) =>
    of.find(
      (span) =>
        span.service === service &&
        span.parentSpanId === parent &&
        span.name === 'POST createBloodPressureReading',
    )
  const asked = find('portal-edge', press)
  const sent = find('portal-edge', asked?.spanId)
  const answered = find('portal-sandbox', sent?.spanId)
  expect(answered?.facts).toMatchObject({ 'http.response.status_code': 201 })
  const statements = of.filter(({ facts }) => 'db.query.text' in facts)
  expect(statements.map(({ name }) => name)).toContain('INSERT bp_readings')
  const ids = new Set(of.map(({ spanId }) => spanId))
  expect(of.filter(({ parentSpanId }) => !ids.has(parentSpanId ?? ''))).toEqual([asked])
  expect(new Set(statements.map(({ facts }) => facts['db.system.name']))).toEqual(
    new Set([postgresUrl === undefined ? 'sqlite' : 'postgresql']),
  )
  // The line of the log names the trace.
  expect(log).toMatch(new RegExp(`"route":"createBloodPressureReading".*"trace":"${trace}"`))

  const text = collector.received.map(({ body }) => body.toString()).join('\n')
  expect(text).toContain('listBloodPressureReadings')
  const values = ['rosa', '1987', 'start=', String(typed.systolic), '/api/', '127.0.0.1']
  // A cookie may say yes or no.
  for (const canary of [
    ...secrets.filter(({ length }) => length > 8),
    ...Object.values(member),
    ...values,
  ]) {
    // Ids of spans are random digits.
    expect(text.replaceAll(/"[\da-f]{16,32}"|\d{13,}/g, '').includes(canary), canary).toBe(false)
  }
})

test('without a collector nothing of the SDK is loaded', async () => {
  const refuse = `data:text/javascript,${encodeURIComponent(
    `import { registerHooks } from 'node:module'
     registerHooks({ resolve(name, context, next) {
       if (name.startsWith('@opentelemetry/')) throw new Error('The SDK is loaded.')
       return next(name, context)
     } })`,
  )}`
  const env = { OTEL_EXPORTER_OTLP_ENDPOINT: '', OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: '' }
  await visit(env, ['--import', refuse])
  await expect(
    visit({ ...env, OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint }, ['--import', refuse]),
  ).rejects.toThrow('The SDK is loaded.')
})
