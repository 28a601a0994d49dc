import type { DescService } from '@bufbuild/protobuf'
import { type ContextValues, createConnectRouter, type ServiceImpl } from '@connectrpc/connect'
import {
  compressionGzip,
  universalRequestFromNodeRequest,
  universalResponseToNodeResponse,
} from '@connectrpc/connect-node'
import { services } from '../../../generated/proto/services.ts'
import type { Request, Response } from '../http-message.ts'
import { BODY_LIMIT } from '../read-body.ts'
import { safeWriteInterceptor } from '../safe-writes/guard-rpc.ts'
import {
  faultInterceptor,
  authorizeCall,
  validatingInterceptor,
  recordingInterceptor,
} from './interceptors.ts'
import { rpcHandlers } from '../../handlers/rpc-handlers.ts'
import { streamFaultInterceptor } from './stream-interceptors.ts'

const router = createConnectRouter({
  interceptors: [
    recordingInterceptor,
    streamFaultInterceptor,
    validatingInterceptor,
    faultInterceptor,
    safeWriteInterceptor,
  ],
  requestGate: authorizeCall,
  readMaxBytes: BODY_LIMIT,
  acceptCompression: [compressionGzip],
  // On one machine a short answer takes longer to compress than to send.
  compressMinBytes: 8 * 1024,
  jsonOptions: { ignoreUnknownFields: false },
})
// The type of the list has paired services and handlers; a loop over its names loses that. One that
// is not written yet is UNIMPLEMENTED.
const written = rpcHandlers as unknown as Readonly<
  Record<string, Partial<ServiceImpl<DescService>> | undefined>
>
for (const [name, service] of Object.entries(services))
  router.service<DescService>(service, written[name] ?? {})

const handlers = new Map(router.handlers.map((handler) => [handler.requestPath, handler]))

/**
 * The descriptor of an RPC by its procedure, `/portal.programs.v1.ProgramsService/ListPrograms`.
 * Throws for one that is not of the contract.
 */
export function methodOf(procedure: string) {
  const handler = handlers.get(procedure)
  if (!handler) throw new Error(`generated/ is out of step: ${procedure}. Run npm run generate.`)
  return handler.method
}

/**
 * Has the service answer a call whose body was read already. Resolves when the answer has been
 * written, also when the client went away.
 */
export async function serveRpc(
  request: Request,
  response: Response,
  procedure: string,
  bytes: Buffer,
  values: ContextValues,
): Promise<void> {
  const handler = handlers.get(procedure)!
  // What is asked by GET stands in the query.
  request.url = procedure + (/\?.*$/s.exec(request.url ?? '')?.[0] ?? '')
  // A client of HTTP/1.0 may name no host; Connect wants one for the address that it makes.
  request.headers.host ??= 'sandbox.invalid'
  const asked = universalRequestFromNodeRequest(request, response, undefined, values)
  const body = (async function* () {
    yield bytes
  })()
  const answer = await handler({ ...asked, body })
  // What fails from here on is the connection, of which the client knows.
  await universalResponseToNodeResponse(answer, response).catch(() => undefined)
}
