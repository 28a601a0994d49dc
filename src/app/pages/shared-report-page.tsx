import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { reportTokenOf } from '#session/startup/model/url-handoff.ts'
import { clearReportToken, visit } from '#session/startup/visit.ts'
import { SharedReportScreen } from '#slices/doctor-report/ui/shared/shared-report-screen.tsx'

/**
 * The report that a link shows, also to a member who is signed in. The token was the fragment of
 * the address (docs/decisions/0137-a-link-for-the-doctor.md); it lives as long as the page.
 */
export function SharedReportPage() {
  const [token, setToken] = useState(visit.reportToken)
  const { pathname, hash } = useLocation()
  const navigate = useNavigate()
  useEffect(() => clearReportToken, [])
  // Another link, opened in the same tab, changes only the fragment.
  const other = reportTokenOf(hash)
  if (other !== null && other !== token) setToken(other)
  useEffect(() => {
    if (other !== null) void navigate(pathname, { replace: true })
  }, [other, pathname, navigate])
  return <SharedReportScreen key={token} token={token} />
}
