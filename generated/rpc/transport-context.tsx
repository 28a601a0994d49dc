// Written by `npm run generate` from contracts/. Do not edit.
import type { Transport } from '@connectrpc/connect'
import { createContext, use, type ReactNode } from 'react'
import type { RpcSlug } from './doors.ts'

/** The transport of a slug; each slug has a door of its own (`rpcDoors`). */
export type RpcTransports = (slug: RpcSlug) => Transport

const RpcTransportsContext = createContext<RpcTransports | undefined>(undefined)

/** Gives the generated RPC hooks below it their transports. */
export const RpcTransportsProvider = ({ transports, children }: { transports: RpcTransports; children: ReactNode }) => (
  <RpcTransportsContext value={transports}>{children}</RpcTransportsContext>
)

/** The nearest transport for a slug; throws a sentence that says what to do when there is none. */
export const useRpcTransport = (slug: RpcSlug): Transport => {
  const transports = use(RpcTransportsContext)
  if (transports === undefined)
    throw new Error('A generated hook found no transport: put <RpcTransportsProvider transports={(slug) => createConnectTransport({ baseUrl: rpcDoors[slug] })}> (generated/rpc/transport-context.tsx) above this component.')
  return transports(slug)
}
