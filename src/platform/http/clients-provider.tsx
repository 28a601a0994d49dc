import { useMemo, type ReactNode } from 'react'
import { PortalClientProvider } from '#generated/openapi/client-context.tsx'
import { RpcClientProvider } from '#generated/rpc/client-context.tsx'
import { createRpcClient } from '#generated/rpc/client.ts'
import type { PortalClient } from './create-clients.ts'
import type { PortalFetch } from './portal-fetch.ts'

/** Provides the member's clients to the generated hooks. */
export function ClientsProvider({
  client,
  fetch,
  baseUrl = '',
  children,
}: {
  client: PortalClient
  fetch: PortalFetch
  /** `https://host`; the page's own origin by default. */
  baseUrl?: string | undefined
  children: ReactNode
}) {
  const rpc = useMemo(() => createRpcClient({ baseUrl, fetch }), [baseUrl, fetch])
  return (
    <PortalClientProvider client={client}>
      <RpcClientProvider client={rpc}>{children}</RpcClientProvider>
    </PortalClientProvider>
  )
}
