import type { DescService } from '@bufbuild/protobuf'
import { createContextValues, type ServiceImpl } from '@connectrpc/connect'
import { connectNodeAdapter } from '@connectrpc/connect-node'
import { services } from '../../generated/proto/services.ts'
import { allowOrigin, answerPreflight, isPreflight } from '../gateway/cors.ts'
import { callerOf } from '../gateway/caller.ts'
import { header, type Request, type Response, sendJson } from '../gateway/http.ts'
import { distort, misbehave } from '../gateway/misbehave.ts'
import { languageOf } from '../gateway/own-words.ts'
import { BODY_LIMIT } from '../gateway/read-body.ts'
import type { Sandbox } from '../gateway/sandbox.ts'
import { scenarioOf } from '../gateway/scenario.ts'
import type { Fault } from '../records/faults.ts'
import { type RpcCall, rpcCall } from './context.ts'
import { examplesOf } from './examples.ts'
import { faulty, judging, recording, signedIn } from './interceptors.ts'
import { serviceHandlers } from './services.ts'
import { breaking } from './streaming.ts'
import { wireOf } from './wire.ts'

const calls = new WeakMap<object, RpcCall>()

const serve = connectNodeAdapter({
  routes: (router) => {
    // The type of the list has paired services and handlers; a loop over its names loses that. One that is not written yet is UNIMPLEMENTED.
    const written = serviceHandlers as unknown as Readonly<Record<string, Partial<ServiceImpl<DescService>> | undefined>>
    for (const [name, service] of Object.entries(services)) router.service<DescService>(service, written[name] ?? {})
  },
  interceptors: [recording, signedIn, breaking, judging, faulty],
  readMaxBytes: BODY_LIMIT,
  contextValues: (request) => createContextValues().set(rpcCall, calls.get(request) ?? null),
})

/** What goes wrong with a stream goes wrong while it runs, but for a delay and a call that is cut at once. */
const beforeStream = ({ drop = false, afterMessages, ...fault }: Fault): Fault => ({ ...fault, drop: drop && afterMessages === undefined, halfOpen: false, malformed: false })

/** One RPC in any of the three protocols, from its headers to its answer. */
export const handleRpc = async (sandbox: Sandbox, request: Request, response: Response, rpc: { operationId: string; procedure: string; kind: string }, path: string): Promise<void> => {
  if (isPreflight(request)) return answerPreflight(request, response, sandbox.origins, ['POST'])
  allowOrigin(request, response, sandbox.origins)
  response.setHeader('cache-control', 'no-store')
  const authorization = header(request, 'authorization')
  const scenario = await scenarioOf(sandbox.store, header(request, 'x-scenario'), authorization, {})
  const { operationId, procedure } = rpc
  const method = request.method ?? ''
  const written = { scenario, operationId, method, path }
  const fault = sandbox.faults.take(scenario, operationId)
  const now = sandbox.clock.now(scenario)
  const call: RpcCall = {
    procedure,
    scenario,
    store: sandbox.store,
    sandbox,
    caller: await callerOf(sandbox.store, authorization, now, operationId),
    language: languageOf(header(request, 'accept-language')),
    now,
    fault,
    wire: wireOf(response),
    outcome: { code: '', request: [], response: [] },
  }
  response.once('close', () => {
    const at = new Date().toISOString()
    const status = call.outcome.code || response.statusCode
    sandbox.records.call({ at, ...written, status, query: {}, language: header(request, 'accept-language') ?? null, background: header(request, 'x-portal-background') === '1' })
    // A call that never reached the service (wrong content type, unreadable message) breaks the contract, too.
    if (!call.outcome.code && response.statusCode >= 400) call.outcome.request.push('the request is no call of this RPC')
    for (const kind of ['request', 'response'] as const)
      if (call.outcome[kind].length > 0) sandbox.records.violation({ at, ...written, kind, status, messages: call.outcome[kind] })
  })
  const isStream = rpc.kind === 'stream'
  if (isStream) {
    const { wire } = call
    const leave = sandbox.streams.add({ scenario, operationId, cut: wire.cut, freeze: () => void (wire.isFrozen = true) })
    response.once('close', leave)
  }
  if (await misbehave(isStream && fault ? beforeStream(fault) : fault, response)) return
  if (fault?.outsideContract && !isStream) return sendJson(response, 200, distort(examplesOf(procedure).find((example) => example.response)?.response ?? {}))
  if (Number(request.headers['content-length'] ?? 0) > BODY_LIMIT) return sendJson(response, 413, { code: 'resource_exhausted', message: 'The message is larger than 1 MiB.' })
  calls.set(request, call)
  request.url = procedure
  serve(request, response)
}
