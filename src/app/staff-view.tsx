import { lazy, Suspense, type ReactNode } from 'react'
import { loadAreas } from '#i18n/catalogue.ts'
import { useStore } from '#kit/use-store.ts'
import { impersonationStore } from '#session/impersonation.ts'
import { Stack } from '#ui/stack/stack.tsx'
import { loadPart } from './chunk.ts'

const StaffBanner = lazy(async () => {
  const [{ StaffBanner: Banner }] = await Promise.all([loadPart(() => import('#slices/impersonation/staff-banner.tsx')), loadPart(() => loadAreas(['staff']))])
  return { default: Banner }
})

/** Every page while somebody of the staff views the account: with the banner over it (GAP-075). `name`: whose account it is, once that is known. */
export function StaffView({ name, children }: { name: string | null; children: ReactNode }) {
  const info = useStore(impersonationStore)
  if (info === null) return children
  return (
    <Stack gap="s6">
      <Suspense fallback={null}><StaffBanner id={info.impersonatorId} name={name} /></Suspense>
      <div>{children}</div>
    </Stack>
  )
}
