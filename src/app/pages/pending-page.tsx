import { Navigate } from 'react-router-dom'
import { href } from '#platform/model/paths.ts'
import { isPendingMember } from '#session/member/model/programs.ts'
import { useInitialAnswers } from '#session/member/member-context.tsx'
import { PendingProgramScreen } from '#slices/programs/ui/pending-program-screen.tsx'

/** Shown until a program starts. Redirects other members once a fresh answer is loaded. */
export function PendingPage() {
  const { programs } = useInitialAnswers()
  if (programs.value !== null && programs.stale === undefined && !isPendingMember(programs.value))
    return <Navigate replace to={href('dashboard')} />
  return <PendingProgramScreen />
}
