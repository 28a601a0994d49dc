import {
  Agent,
  createServer,
  request,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type Server,
  type ServerResponse,
} from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { restAnswer } from '../contract/openapi-shapes.ts'
import { rpcAnswer } from '../contract/rpc-shapes.ts'
import type { AnswerShape } from '../contract/shape.ts'
import { changeAnswer } from '../modes/change-answer.ts'
import type { Meaning } from '../modes/mode.ts'
import { frameOf, FrameReader } from './connect-frames.ts'
import { Scenarios, type FaultPlan } from './fault-plan.ts'
import { sendFailure } from './send-failure.ts'

/** A proxy between edge and mock server that changes answers. */
export interface ChangingProxy {
  readonly address: string
  readonly scenarios: Scenarios
  stop(): Promise<void>
}

/** Starts the proxy on a free port. Only calls with a plan for their scenario are changed. */
export async function startProxy(upstream: string): Promise<ChangingProxy> {
  const scenarios = new Scenarios()
  const agent = new Agent({ keepAlive: true, maxSockets: 64 })
  const server: Server = createServer((req, res) => {
    void forward(req, res, { upstream, agent, scenarios }).catch(() => res.destroy())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    scenarios,
    stop: async () => {
      server.closeAllConnections()
      server.close()
      agent.destroy()
    },
  }
}

interface Ports {
  readonly upstream: string
  readonly agent: Agent
  readonly scenarios: Scenarios
}

async function forward(
  req: IncomingMessage,
  res: ServerResponse,
  { upstream, agent, scenarios }: Ports,
): Promise<void> {
  const path = req.url ?? '/'
  const body = await bytesOf(req)
  const scenario = String(req.headers['x-scenario'] ?? '')
  const pathname = path.split('?')[0] ?? path
  const operation = restAnswer(req.method ?? 'GET', pathname) ?? rpcAnswer(pathname)
  const plan = operation && scenarios.planOf(scenario, operation)
  const headers = Object.fromEntries(
    Object.entries(req.headers).filter(([name]) => name !== 'accept-encoding' && name !== 'host'),
  ) as Record<string, string>
  const see = (status: number, original: unknown, changed: Meaning | null) =>
    operation &&
    scenarios.see(scenario, {
      operation,
      method: req.method ?? 'GET',
      path,
      headers,
      body,
      original,
      status,
      changed,
    })
  if (plan?.mode.kind === 'failure' && plan.mode.failure.type !== 'cut') {
    const { failure } = plan.mode
    see(failure.type === 'status' ? failure.status : 0, undefined, 'unreadable')
    if (failure.type === 'hang') {
      scenarios.hold(scenario, 1)
      res.once('close', () => scenarios.hold(scenario, -1))
    }
    return sendFailure(res, failure, operation?.protocol ?? 'rest')
  }
  const answered = request(upstream + path, { method: req.method, headers, agent })
  res.once('close', () => answered.destroy())
  answered.on('error', () => res.destroy())
  answered.end(body)
  const [answer] = (await once(answered, 'response')) as [IncomingMessage]
  const status = answer.statusCode ?? 502
  if (operation?.protocol === 'stream') {
    see(status, undefined, plan === undefined ? null : plan.mode.meaning)
    scenarios.stream(scenario, 1)
    res.once('close', () => scenarios.stream(scenario, -1))
    return pipeStream(answer, res, operation, plan)
  }
  const sent = await bytesOf(answer)
  const original = jsonOf(sent)
  if (plan === undefined || status >= 300 || original === undefined) {
    see(status, original, null)
    return void res.writeHead(status, headersOf(answer)).end(sent)
  }
  if (plan.mode.kind === 'failure') {
    see(status, original, 'unreadable')
    res.writeHead(status, { ...headersOf(answer), 'content-length': sent.length })
    return void res.write(sent.subarray(0, sent.length / 2), () => res.destroy())
  }
  const changed = changeAnswer(original, operation as AnswerShape, plan.mode, plan.seed)
  see(status, original, changed.changes.length === 0 ? null : changed.meaning)
  res.writeHead(status, headersOf(answer)).end(JSON.stringify(changed.answer))
}

/** Passes a stream on and changes each message; the mode `cut` breaks it after the first. */
function pipeStream(
  answer: IncomingMessage,
  res: ServerResponse,
  operation: AnswerShape,
  plan: FaultPlan | undefined,
): void {
  res.writeHead(answer.statusCode ?? 502, headersOf(answer))
  res.flushHeaders()
  const reader = new FrameReader()
  const isJson = String(answer.headers['content-type']).includes('json')
  answer.on('data', (chunk: Buffer) => {
    if (plan === undefined) return void res.write(chunk)
    if (plan.mode.kind === 'failure') return void res.destroy()
    for (const { flags, message } of reader.take(chunk)) {
      const read = flags === 0 && isJson ? jsonOf(message) : undefined
      const changed =
        read === undefined
          ? message
          : Buffer.from(JSON.stringify(changeAnswer(read, operation, plan.mode, plan.seed).answer))
      res.write(frameOf(flags, changed))
    }
  })
  answer.on('end', () => res.end())
  answer.on('error', () => res.destroy())
}

async function bytesOf(from: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of from) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}

function jsonOf(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString()) as unknown
  } catch {
    return undefined
  }
}

/** The length changes, and the proxy's connections are its own. */
const headersOf = ({ headers }: IncomingMessage): OutgoingHttpHeaders =>
  Object.fromEntries(
    Object.entries(headers).filter(
      ([name]) =>
        !['content-length', 'transfer-encoding', 'connection', 'keep-alive'].includes(name),
    ),
  )
