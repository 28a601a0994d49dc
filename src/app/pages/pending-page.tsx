import { Navigate } from 'react-router-dom'
import { isPendingMember } from '#session/member/model/programs.ts'
import { useInitialAnswers } from '#session/member/member-context.tsx'
import { PendingProgramScreen } from '#slices/programs/ui/pending-program-screen.tsx'
import { routeOf } from '../router/routes.ts'

/**
 * Until a program has started. A member with a started program, or with none, is led elsewhere as
 * soon as a fresh answer says so.
 */
export function PendingPage() {
  const { programs } = useInitialAnswers()
  if (programs.value !== null && programs.stale === undefined && !isPendingMember(programs.value))
    return <Navigate replace to={routeOf('dashboard').path} />
  return <PendingProgramScreen />
}
