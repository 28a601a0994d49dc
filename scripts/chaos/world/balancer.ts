import { Agent, createServer, request } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'

/** Goes round the edges that say at `/readyz` that they are ready, as a balancer of an operator does. */
export interface Balancer {
  readonly address: string
  /** Ports of the edges that it asks at `/readyz`; calls go only to those that are ready. */
  readonly edges: Set<number>
  /** Resolves when it sends calls to the edge, or no more. */
  sees(port: number, isReady: boolean): Promise<void>
  stop(): void
}

const everyMs = 200

/** Starts it on a free port. It repeats no call, and answers 502 with `x-balancer` when an edge does not. */
export async function startBalancer(ports: readonly number[]): Promise<Balancer> {
  const edges = new Set(ports)
  const ready = new Set<number>()
  const agent = new Agent({ keepAlive: true })
  let turn = 0
  const next = (): number | undefined => [...ready][(turn += 1) % Math.max(1, ready.size)]
  const server = createServer((req, res) => {
    const port = next()
    if (port === undefined) return void res.writeHead(503, { 'x-balancer': 'none' }).end()
    const call = request(
      { port, agent, host: '127.0.0.1', method: req.method, path: req.url, headers: req.headers },
      (answer) => {
        res.writeHead(answer.statusCode ?? 502, answer.headers)
        answer.pipe(res)
        answer.once('error', () => res.destroy())
      },
    )
    call.once('error', () => {
      if (res.headersSent) res.destroy()
      else res.writeHead(502, { 'x-balancer': 'cut' }).end()
    })
    res.once('close', () => call.destroy())
    req.pipe(call)
  })
  const look = async (): Promise<void> => {
    await Promise.all(
      [...edges].map(async (port) => {
        const isReady = await fetch(`http://127.0.0.1:${port}/readyz`, {
          signal: AbortSignal.timeout(2_000),
        }).then(
          ({ ok }) => ok,
          () => false,
        )
        if (isReady && edges.has(port)) ready.add(port)
        else ready.delete(port)
      }),
    )
    for (const port of ready) if (!edges.has(port)) ready.delete(port)
  }
  await look()
  const looking = setInterval(() => void look(), everyMs)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    address: `http://localhost:${(server.address() as AddressInfo).port}`,
    edges,
    async sees(port, isReady) {
      while (ready.has(port) !== isReady) await new Promise((done) => setTimeout(done, 20))
    },
    stop() {
      clearInterval(looking)
      server.closeAllConnections()
      server.close()
      agent.destroy()
    },
  }
}
