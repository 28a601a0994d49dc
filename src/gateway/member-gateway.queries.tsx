import type { ReactNode } from 'react'
import { PortalClientProvider } from '#generated/openapi/client-context.tsx'
import type { PortalClient } from './client.ts'
import { PortalFetchProvider } from './portal-fetch.queries.tsx'
import type { PortalFetch } from './portal-fetch.ts'

/** Gives every hook of the gateway below it the member's client. */
export function MemberGateway({ client, fetch, children }: { client: PortalClient; fetch: PortalFetch; children: ReactNode }) {
  return (
    <PortalClientProvider client={client}>
      <PortalFetchProvider fetch={fetch}>{children}</PortalFetchProvider>
    </PortalClientProvider>
  )
}
