import { Navigate } from 'react-router-dom'
import { isPendingMember } from '#domain/programs.ts'
import { useInitialAnswers } from '#session/member-context.tsx'
import { PendingScreen } from '#slices/pending/pending-screen.tsx'
import { pageOf } from './routes/table.ts'

/**
 * Until a program has started. A member with a started program, or with none, is led elsewhere as
 * soon as a fresh answer says so.
 */
export function PendingPage() {
  const { programs } = useInitialAnswers()
  if (programs.value !== null && programs.stale === undefined && !isPendingMember(programs.value))
    return <Navigate replace to={pageOf('dashboard').path} />
  return <PendingScreen />
}
