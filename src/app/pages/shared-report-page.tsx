import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { clearHandoffParameters, visit } from '#session/startup/visit.ts'
import { tokenOf } from '#slices/doctor-report/model/link-token.ts'
import { NoLinkScreen, OpeningReport } from '#slices/doctor-report/ui/shared/no-link-screen.tsx'
import { ChunkBoundary } from '../loading/chunk-boundary.tsx'
import { lazyComponent } from '../loading/lazy-component.ts'

const OpenedReport = lazyComponent(
  ['doctor-report', 'figures', 'readings', 'blood-sugar', 'blood-pressure', 'pulse', 'weight'],
  () => import('#slices/doctor-report/ui/shared/opened-report.tsx').then((of) => of.OpenedReport),
)

/**
 * The report that a link shows, also to a member who is signed in. The token was the fragment of
 * the address (docs/decisions/0137-a-link-for-the-doctor.md); it lives as long as the page.
 */
export function SharedReportPage() {
  const [token, setToken] = useState(() => tokenOf(visit.carried.token))
  const { pathname, hash } = useLocation()
  const navigate = useNavigate()
  useEffect(() => clearHandoffParameters, [])
  // Another link, opened in the same tab, changes only the fragment.
  const other = tokenOf(hash)
  if (other !== null && other !== token) setToken(other)
  useEffect(() => {
    if (other !== null) void navigate(pathname, { replace: true })
  }, [other, pathname, navigate])
  return token === null ? (
    <NoLinkScreen />
  ) : (
    <ChunkBoundary room={<OpeningReport />}>
      <OpenedReport key={token} token={token} />
    </ChunkBoundary>
  )
}
