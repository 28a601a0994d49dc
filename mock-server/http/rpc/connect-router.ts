import type { DescService } from '@bufbuild/protobuf'
import { createConnectRouter, createContextValues, type ServiceImpl } from '@connectrpc/connect'
import {
  compressionGzip,
  universalRequestFromNodeRequest,
  universalResponseToNodeResponse,
} from '@connectrpc/connect-node'
import { services } from '../../../generated/proto/services.ts'
import { type RpcCall, rpcCall } from '../../handlers/rpc-call.ts'
import { BODY_LIMIT } from '../read-body.ts'
import { authorizeCall, callInterceptor } from './call-interceptor.ts'
import { rpcHandlers } from '../../handlers/rpc-handlers.ts'

const router = createConnectRouter({
  interceptors: [callInterceptor],
  requestGate: authorizeCall,
  readMaxBytes: BODY_LIMIT,
  acceptCompression: [compressionGzip],
  // On one machine, compressing a short response takes longer than sending it.
  compressMinBytes: 8 * 1024,
  jsonOptions: { ignoreUnknownFields: false },
})
// A loop over names loses the pairing of services and handlers. An RPC without a handler returns
// UNIMPLEMENTED.
const written = rpcHandlers as unknown as Readonly<
  Record<string, Partial<ServiceImpl<DescService>> | undefined>
>
for (const [name, service] of Object.entries(services))
  router.service<DescService>(service, written[name] ?? {})

const handlers = new Map(router.handlers.map((handler) => [handler.requestPath, handler]))

/** Serves a call whose body has been read. A disconnect is no error. */
export async function serveRpc(call: RpcCall, bytes: Buffer): Promise<void> {
  const { procedure, request, response } = call
  const handler = handlers.get(procedure)!
  // A GET call carries its message in the query.
  request.url = procedure + (/\?.*$/s.exec(request.url ?? '')?.[0] ?? '')
  // An HTTP/1.0 client may send no host, but Connect needs one to build a URL.
  request.headers.host ??= 'sandbox.invalid'
  const values = createContextValues().set(rpcCall, call)
  const received = universalRequestFromNodeRequest(request, response, undefined, values)
  const body = (async function* () {
    yield bytes
  })()
  const answer = await handler({ ...received, body })
  // A failure here means that the client has disconnected.
  await universalResponseToNodeResponse(answer, response).catch(() => undefined)
}
