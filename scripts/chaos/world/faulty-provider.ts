import { Agent, createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'

/** What happens to a call: nothing, a delay, or one of the ways in which a provider fails. */
export type CallFault =
  | 'none'
  | 'hang'
  /** The gateway's word, before the call is taken. */
  | 'unreached'
  /** The call is taken, and its answer gets lost. */
  | 'answer lost'
  | { readonly delayMs: number }

/** A provider's gateway between the edges and the sandbox. */
export interface FaultyProvider {
  readonly address: string
  /** Decides over each call, by its path. */
  fault: (path: string) => CallFault
  /** Takes no connections and breaks those that are open. */
  goDown(): Promise<void>
  comeBack(): Promise<void>
  stop(): Promise<void>
}

/** Starts it on a free port of this machine. */
export async function startFaultyProvider(sandbox: string): Promise<FaultyProvider> {
  const agent = new Agent({ keepAlive: true })
  const server = createServer((req, res) => void serve(req, res))
  const listen = async (port: number): Promise<number> => {
    server.listen(port, '127.0.0.1')
    await once(server, 'listening')
    return (server.address() as AddressInfo).port
  }
  const close = async (): Promise<void> => {
    const closed = once(server, 'close')
    server.close()
    server.closeAllConnections()
    await closed
  }
  const serve = async (req: IncomingMessage, res: ServerResponse): Promise<void> => {
    const fault = provider.fault(req.url ?? '')
    if (fault === 'hang') return void req.resume()
    if (fault === 'unreached') return void res.writeHead(502).end()
    if (typeof fault === 'object') await new Promise((done) => setTimeout(done, fault.delayMs))
    pass(req, res, fault === 'answer lost')
  }
  const pass = (req: IncomingMessage, res: ServerResponse, isLost: boolean): void => {
    const { hostname: host, port } = new URL(sandbox)
    const call = request(
      { agent, host, port, method: req.method, path: req.url, headers: req.headers },
      (answer) => {
        if (isLost) {
          answer.resume()
          return void answer.once('end', () => res.destroy())
        }
        res.writeHead(answer.statusCode ?? 502, answer.headers)
        answer.pipe(res)
        answer.once('error', () => res.destroy())
      },
    )
    call.once('error', () => {
      if (res.headersSent) res.destroy()
      else res.writeHead(502).end()
    })
    res.once('close', () => call.destroy())
    req.pipe(call)
  }
  const port = await listen(0)
  const provider: FaultyProvider = {
    address: `http://127.0.0.1:${port}`,
    fault: () => 'none',
    goDown: close,
    comeBack: async () => void (await listen(port)),
    async stop() {
      if (server.listening) await close()
      agent.destroy()
    },
  }
  return provider
}
