import type { ReactNode } from 'react'
import { useStore } from '#platform/store/use-store.ts'
import { impersonationStore } from '#session/impersonation/impersonation-store.ts'
import { Stack } from '#ui/layout/stack.tsx'
import { lazyComponent } from '../loading/lazy-component.ts'
import { ChunkBoundary } from '../loading/chunk-boundary.tsx'

const StaffBanner = lazyComponent(
  ['impersonation'],
  async () => (await import('#slices/impersonation/ui/staff-banner.tsx')).StaffBanner,
)

/**
 * Every page while somebody of the staff views the account: with the banner over it (GAP-075).
 * `name`: whose account it is, once that is known.
 */
export function ImpersonationLayout({
  name,
  children,
}: {
  name: string | null
  children: ReactNode
}) {
  const info = useStore(impersonationStore)
  if (info === null) return children
  return (
    <Stack gap="s6">
      <ChunkBoundary>
        <StaffBanner id={info.impersonatorId} name={name} />
      </ChunkBoundary>
      <div>{children}</div>
    </Stack>
  )
}
