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
    throw new Error('A generated hook found no client: put <RpcClientProvider client={…}> above it.')
  return client
}
