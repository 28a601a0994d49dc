import { Agent, request } from 'node:http'

/** A request of a load test. */
export interface LoadRequest {
  readonly url: string
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
}

/**
 * Sends a request on a keep-alive connection, reads the whole response and resolves to its status.
 */
export function sendRequest(
  agent: Agent,
  { url, method = 'GET', headers = {}, body }: LoadRequest,
): Promise<number> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { agent, method, headers: { ...headers } }, (answer) => {
      answer.resume()
      answer.once('end', () => resolve(answer.statusCode ?? 0))
    })
    sent.once('error', reject)
    sent.end(body)
  })
}

/** Requests per second over `connections` for the given time. Throws on a status other than 200. */
export async function requestsPerSecond(
  shot: LoadRequest,
  { connections = 8, milliseconds = 2_000 } = {},
): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const started = performance.now()
  let answered = 0
  const worker = async (): Promise<void> => {
    while (performance.now() - started < milliseconds) {
      const status = await sendRequest(agent, shot)
      if (status !== 200) throw new Error(`${shot.url} answered ${status}.`)
      answered += 1
    }
  }
  await Promise.all(Array.from({ length: connections }, worker)).finally(() => agent.destroy())
  return (answered * 1_000) / (performance.now() - started)
}

/** Mean ms of a call, over `calls` sequential calls. */
export async function millisecondsPerCall(shot: LoadRequest, calls = 1_000): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const started = performance.now()
  for (let call = 0; call < calls; call += 1) {
    const status = await sendRequest(agent, shot)
    if (status !== 200) throw new Error(`${shot.url} answered ${status}.`)
  }
  agent.destroy()
  return (performance.now() - started) / calls
}
