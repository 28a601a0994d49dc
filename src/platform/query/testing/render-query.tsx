import { QueryClientProvider } from '@tanstack/react-query'
import { renderToString } from 'react-dom/server'
import { PortalClientProvider } from '#generated/openapi/client-context.tsx'
import { createPortalClient } from '#generated/openapi/client.ts'
import { RpcClientProvider } from '#generated/rpc/client-context.tsx'
import { createRpcClient } from '#generated/rpc/client.ts'
import { createQueryClient } from '../query-client.ts'

/** Renders a hook with a fake fetch, and with what was read before, and returns its result. */
export function drawnBeside<Hook>(
  fetch: typeof globalThis.fetch,
  useHook: () => Hook,
  queries = createQueryClient(),
): Hook {
  let hook: Hook | undefined
  const Draw = () => {
    hook = useHook()
    return null
  }
  renderToString(
    <QueryClientProvider client={queries}>
      <PortalClientProvider
        client={createPortalClient({ baseUrl: 'https://portal.example', fetch })}
      >
        <RpcClientProvider client={createRpcClient({ baseUrl: 'https://portal.example', fetch })}>
          <Draw />
        </RpcClientProvider>
      </PortalClientProvider>
    </QueryClientProvider>,
  )
  if (hook === undefined) throw new Error('Nothing was drawn.')
  return hook
}
