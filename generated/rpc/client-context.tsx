// Written by `npm run generate` from contracts/. Do not edit.
import { createContext, use, type ReactNode } from 'react'
import type { RpcClient } from './client.ts'

const RpcClientContext = createContext<RpcClient | undefined>(undefined)

/** Provides the client to the generated RPC hooks below it. */
export const RpcClientProvider = ({ client, children }: { client: RpcClient; children: ReactNode }) => <RpcClientContext value={client}>{children}</RpcClientContext>

/** Returns the nearest client. Throws an error that says what to do if there is none. */
export const useRpcClient = (): RpcClient => {
  const client = use(RpcClientContext)
  if (client === undefined)
    throw new Error('No client: put <RpcClientProvider client={…}> above this hook.')
  return client
}
