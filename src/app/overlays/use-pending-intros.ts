import { useLocation } from 'react-router-dom'
import { hasFoodLogIntro } from '#slices/food-log/model/has-food-log-intro.ts'
import { seenFlags } from '#platform/storage/seen-flags.ts'
import { useInitialAnswers, useMember } from '#session/member/member-context.tsx'
import { routeOf } from '../router/routes.ts'

/** 1§4: the keys are spelled there. */
export const tourSeen = seenFlags('has-seen-intro-tour')
export const foodLogIntroSeen = seenFlags('has-seen-food-log-intro')

/**
 * Whether the food log is to be shown to this member, once, as far as it is known: for a program
 * that it is for, and by nothing else (1§4).
 */
export function useHasFoodLogIntro(): boolean {
  return hasFoodLogIntro(useMember().activePrograms)
}

/**
 * Whether she is on her dashboard and has yet to be shown there what everybody is shown once (1§4).
 */
export function usePendingIntros(): boolean {
  const { pathname } = useLocation()
  const member = useInitialAnswers().userId.value
  const hasIntro = useHasFoodLogIntro()
  return (
    member !== null &&
    pathname === routeOf('dashboard').path &&
    (!tourSeen.has(member) || (hasIntro && !foodLogIntroSeen.has(member)))
  )
}
