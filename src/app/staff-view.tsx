import type { ReactNode } from 'react'
import { useStore } from '#kit/use-store.ts'
import { impersonationStore } from '#session/impersonation.ts'
import { Stack } from '#ui/stack/stack.tsx'
import { lazyPart } from './lazy-part.ts'
import { PartBoundary } from './part-boundary.tsx'

const StaffBanner = lazyPart(
  ['staff'],
  async () => (await import('#slices/impersonation/staff-banner.tsx')).StaffBanner,
)

/**
 * Every page while somebody of the staff views the account: with the banner over it (GAP-075).
 * `name`: whose account it is, once that is known.
 */
export function StaffView({ name, children }: { name: string | null; children: ReactNode }) {
  const info = useStore(impersonationStore)
  if (info === null) return children
  return (
    <Stack gap="s6">
      <PartBoundary>
        <StaffBanner id={info.impersonatorId} name={name} />
      </PartBoundary>
      <div>{children}</div>
    </Stack>
  )
}
