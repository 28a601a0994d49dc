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
 * Layout of all pages while staff view an account, with its banner (GAP-075). `name`: the member's
 * name; null until it is known.
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
