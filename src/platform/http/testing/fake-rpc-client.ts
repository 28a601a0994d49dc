import { createRpcClient, type RpcClient } from '#generated/rpc/client.ts'

/** A client whose server answers every RPC with this body, without validation. */
export function rpcAnswering(body: unknown): RpcClient {
  return createRpcClient({
    baseUrl: 'https://portal.example',
    fetch: async () => Response.json(body),
  })
}
