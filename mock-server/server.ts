import { LiveCoach } from './services/chat/live-coach.ts'
import { handleControl } from './control/handle-control.ts'
import { serveDocs } from './http/serve-docs.ts'
import { answerUnavailable } from './http/database-unavailable.ts'
import { correlationOf } from './http/correlation.ts'
import { type Request, type Response, sendJson } from './http/http-message.ts'
import { listen } from './http/listen.ts'
import { problem } from './http/problem.ts'
import { handleCall } from './http/pipeline.ts'
import type { SandboxContext } from './sandbox-context.ts'
import { sendProblem } from './http/send-problem.ts'
import { ContractValidator } from './validation/contract-validator.ts'
import { populate } from './seed/populate.ts'
import { servePaymentForm } from './http/payment-form/serve-payment-form.ts'
import { ScenarioClock } from './scenarios/scenario-clock.ts'
import { ArmedFaults } from './scenarios/armed-faults.ts'
import { CallRecords } from './scenarios/call-records.ts'
import { SentRequests } from './scenarios/sent-requests.ts'
import { OpenStreams } from './scenarios/open-streams.ts'
import { StoreUnavailable } from './database/store-unavailable.ts'
import { migrate } from './database/migrations.ts'
import { isPostgresAddress, openStore } from './database/open-store.ts'
import { deleteExpired } from './database/delete-expired.ts'
import type { Tracer } from '../src/telemetry/tracer.ts'
import { traceRequest } from './tracing/trace-request.ts'
import { tracedStore } from './tracing/traced-store.ts'

/**
 * Options of the mock server. `database` is a file, `:memory:` or a PostgreSQL address;
 * `heartbeatSeconds` defaults to 15, and `members` to all demo members.
 */
export type ServerOptions = {
  readonly port: number
  readonly host?: string
  readonly database: string
  readonly control: boolean
  readonly origins?: readonly string[]
  readonly onDefect?: (error: unknown) => void
  readonly onEvent?: (event: string, why: string) => void
  readonly clock?: ScenarioClock
  readonly members?: readonly string[]
  readonly heartbeatSeconds?: number
  readonly liveCoach?: boolean
  readonly tracer?: Tracer | undefined
}

export type MockServer = {
  readonly port: number
  readonly sandbox: SandboxContext
  readonly close: () => Promise<void>
}

/** Answers the readiness probe, which fails while the database is unavailable. */
const sendReadiness = async ({ store }: SandboxContext, response: Response): Promise<void> => {
  try {
    await store.check()
    sendJson(response, 200, { status: 'ok' })
  } catch (error) {
    if (!(error instanceof StoreUnavailable)) throw error
    sendJson(response, 503, { status: 'unavailable', reason: error.message })
  }
}

const route = async (
  sandbox: SandboxContext,
  request: Request,
  response: Response,
): Promise<void> => {
  const url = new URL(`http://sandbox.invalid${request.url?.startsWith('/') ? request.url : '/'}`)
  if (url.pathname === '/healthz') return sendJson(response, 200, { status: 'ok' })
  if (url.pathname === '/readyz') return sendReadiness(sandbox, response)
  if (servePaymentForm(request, response, url.pathname)) return undefined
  if (serveDocs(request, response, url.pathname)) return undefined
  if (url.pathname.startsWith('/control/')) return handleControl(sandbox, request, response, url)
  return handleCall(sandbox, request, response, url)
}

/** Opens the database, updates its members and starts the server. */
export async function startMockServer(options: ServerOptions): Promise<MockServer> {
  const { tracer } = options
  const opened = await openStore(options.database, options.onEvent)
  const system = isPostgresAddress(options.database) ? 'postgresql' : 'sqlite'
  const store = tracer ? tracedStore(opened, tracer, system) : opened
  const clock = options.clock ?? new ScenarioClock()
  const prepare = async (): Promise<void> => {
    await migrate(store)
    await populate(store, clock.now(''), options.members)
    await deleteExpired(store, clock.now(''))
  }
  const [judge] = await Promise.all([
    ContractValidator.load(),
    store.alone('prepare', prepare),
  ]).catch(async (error: unknown) => {
    await store.close()
    throw error
  })
  const sandbox: SandboxContext = {
    store,
    judge,
    clock,
    faults: new ArmedFaults(),
    records: new CallRecords(),
    sent: options.control ? new SentRequests() : null,
    streams: new OpenStreams(),
    heartbeatSeconds: options.heartbeatSeconds ?? 15,
    liveCoach: new LiveCoach(store, clock, options.liveCoach ?? false, (error) =>
      options.onDefect?.(error),
    ),
    origins: new Set(options.origins ?? []),
    hasControl: options.control,
  }
  const handle = (request: Request, response: Response): void => {
    request.on('error', () => undefined)
    response.on('error', () => undefined)
    // Every response has these headers, also an RPC's or a broken one's.
    for (const [name, value] of Object.entries(correlationOf(request)))
      response.setHeader(name, value)
    const answer = (): Promise<void> => route(sandbox, request, response)
    const answered = tracer ? traceRequest(tracer, request, response, answer) : answer()
    answered.catch((error: unknown) => {
      if (error instanceof StoreUnavailable) return answerUnavailable(request, response)
      options.onDefect?.(error)
      sendProblem(
        request,
        response,
        problem(500, 'server_error', 'Something went wrong on our side. Please try again.'),
      )
      return undefined
    })
  }
  await sandbox.liveCoach.look()
  const listening = await listen(handle, options.port, options.host ?? '127.0.0.1')
  return {
    port: listening.port,
    sandbox,
    close: async () => {
      await sandbox.liveCoach.close()
      await listening.close()
      await store.close()
    },
  }
}
