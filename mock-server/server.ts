import { handleControl } from './control/door.ts'
import { type Request, type Response, problem, sendJson } from './gateway/http.ts'
import { listen } from './gateway/listen.ts'
import { handleRest } from './gateway/rest.ts'
import type { Sandbox } from './gateway/sandbox.ts'
import { Judge } from './judge/judge.ts'
import { matchRpc } from './judge/match.ts'
import { populate } from './members/populate.ts'
import { Clock } from './records/clock.ts'
import { Faults } from './records/faults.ts'
import { Records } from './records/records.ts'
import { handleRpc } from './rpc/handle.ts'
import { migrate } from './store/migrations.ts'
import { openSqlite } from './store/sqlite.ts'

/** `database` is a file or `:memory:`; `origins` may call from a browser; `onDefect` hears of what should not happen; `members` are the demo members to have, all of them by default. */
export type Options = {
  readonly port: number
  readonly host?: string
  readonly database: string
  readonly control: boolean
  readonly origins?: readonly string[]
  readonly onDefect?: (error: unknown) => void
  readonly clock?: Clock
  readonly members?: readonly string[]
}

export type MockServer = { readonly port: number; readonly sandbox: Sandbox; readonly close: () => Promise<void> }

const route = async (sandbox: Sandbox, request: Request, response: Response): Promise<void> => {
  const url = new URL(`http://sandbox.invalid${request.url?.startsWith('/') ? request.url : '/'}`)
  if (url.pathname === '/healthz' || url.pathname === '/readyz') return sendJson(response, 200, { status: 'ok' })
  if (url.pathname.startsWith('/control/')) return handleControl(sandbox, request, response, url)
  const rpc = matchRpc(url.pathname)
  if (rpc) return handleRpc(sandbox, request, response, rpc, url.pathname)
  return handleRest(sandbox, request, response, url)
}

/** Opens the database, brings its members up to date and serves. */
export const startMockServer = async (options: Options): Promise<MockServer> => {
  const store = openSqlite(options.database)
  const clock = options.clock ?? new Clock()
  await migrate(store)
  const [judge] = await Promise.all([Judge.load(), populate(store, clock.now(''), options.members)])
  const sandbox: Sandbox = { store, judge, clock, faults: new Faults(), records: new Records(), origins: new Set(options.origins ?? []), hasControl: options.control }
  const handle = (request: Request, response: Response): void => {
    request.on('error', () => undefined)
    response.on('error', () => undefined)
    route(sandbox, request, response).catch((error: unknown) => {
      options.onDefect?.(error)
      sendJson(response, 500, problem('server_error', 'Something went wrong on our side. Please try again.'))
    })
  }
  const listening = await listen(handle, options.port, options.host ?? '127.0.0.1')
  return {
    port: listening.port,
    sandbox,
    close: async () => {
      await listening.close()
      await store.close()
    },
  }
}
