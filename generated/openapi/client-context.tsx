// Written by `npm run generate` from contracts/. Do not edit.
import { createContext, use, type ReactNode } from 'react'
import type { PortalClient } from './client.ts'

const PortalClientContext = createContext<PortalClient | undefined>(undefined)

/** Provides the client to the generated hooks below it. */
export const PortalClientProvider = ({ client, children }: { client: PortalClient; children: ReactNode }) => (
  <PortalClientContext value={client}>{children}</PortalClientContext>
)

/** Returns the nearest client. Throws an error that says what to do if there is none. */
export const usePortalClient = (): PortalClient => {
  const client = use(PortalClientContext)
  if (client === undefined)
    throw new Error('No client: put <PortalClientProvider client={…}> above this hook.')
  return client
}
