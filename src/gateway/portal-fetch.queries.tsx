import { createContext, use, type ReactNode } from 'react'
import type { PortalFetch } from './portal-fetch.ts'

const PortalFetchContext = createContext<PortalFetch | null>(null)

/** Gives the RPC hooks below it the member's fetch; the REST hooks have a client of their own. */
export function PortalFetchProvider({ fetch, children }: { fetch: PortalFetch; children: ReactNode }) {
  return <PortalFetchContext value={fetch}>{children}</PortalFetchContext>
}

export function usePortalFetch(): PortalFetch {
  const fetch = use(PortalFetchContext)
  if (!fetch) throw new Error('There is no PortalFetchProvider above this component.')
  return fetch
}
