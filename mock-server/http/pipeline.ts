import type { SandboxContext } from '../sandbox-context.ts'
import { callContext, receivedRequest, type ReceivedRequest } from './call-context.ts'
import { allowOrigin, answerPreflight, isPreflight } from './cors.ts'
import type { Request, Response } from './http-message.ts'
import { type CallMatch, maskedPath, matchCall } from './match-operation.ts'
import { readBody } from './read-body.ts'
import { handleRest } from './rest/handle-rest.ts'
import { refuseRest } from './rest/rest-refusal.ts'
import { handleRpc } from './rpc/handle-rpc.ts'
import { refuseRpc } from './rpc/rpc-refusal.ts'

const isWellFormed = (path: string): boolean => {
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}

/** Refuses and records a request that matches no operation, or whose path cannot be decoded. */
const refuseUnmatched = (received: ReceivedRequest, { protocol, operation }: CallMatch): void => {
  const { sandbox, response, method, methods, scenario, url } = received
  const record = (status: number | string, text: string): void =>
    sandbox.records.violation({
      at: new Date().toISOString(),
      scenario,
      operationId: null,
      kind: status === 400 ? 'unreadable request' : 'unmatched call',
      method,
      path: maskedPath(url.pathname),
      status,
      messages: [text],
    })
  if (protocol === 'rpc') {
    record('unimplemented', 'the contract has no such RPC')
    return refuseRpc(received, 404)
  }
  if (!isWellFormed(url.pathname)) {
    record(400, 'The path has a broken percent escape')
    return refuseRest(received, operation?.operationId ?? null, 400, ['path'])
  }
  if (methods.length === 0) {
    record(404, 'the contract has no such path')
    return refuseRest(received, null, 404)
  }
  record(405, `the contract has this path for ${methods.join(', ')} only`)
  response.setHeader('allow', methods.join(', '))
  return refuseRest(received, null, 405)
}

/** Handles one call, REST or RPC, from its bytes to its response. */
export async function handleCall(
  sandbox: SandboxContext,
  request: Request,
  response: Response,
  url: URL,
): Promise<void> {
  const match = matchCall(request.method ?? '', url.pathname)
  const { protocol, operation, methods } = match
  if (isPreflight(request) && (protocol === 'rpc' || methods.length > 0))
    return answerPreflight(request, response, sandbox.origins, methods)
  allowOrigin(request, response, sandbox.origins)
  const bytes = await readBody(request)
  if (bytes === 'cut') return undefined
  const received = await receivedRequest({ sandbox, request, response, url, bytes }, match)
  if (!operation || (protocol === 'rest' && !isWellFormed(url.pathname)))
    return refuseUnmatched(received, match)
  return protocol === 'rpc'
    ? handleRpc(await callContext(received, operation))
    : handleRest(await callContext(received, operation))
}
