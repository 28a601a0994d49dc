import { useLocation } from 'react-router-dom'
import { hasFoodLogIntro } from '#slices/food-log/model/has-food-log-intro.ts'
import { drawScope } from '#platform/model/drawing/draw-scope.ts'
import { seenFlags } from '#platform/storage/seen-flags.ts'
import { href } from '#platform/model/paths.ts'
import { useInitialAnswers, useMember } from '#session/member/member-context.tsx'

/** The keys are defined in 1§4. */
export const tourSeen = seenFlags('has-seen-intro-tour')
export const foodLogIntroSeen = seenFlags('has-seen-food-log-intro')

/** Returns whether the food log introduction applies to the member's programs (1§4). */
export function useHasFoodLogIntro(): boolean {
  return hasFoodLogIntro(useMember().activePrograms)
}

/** Returns whether the member is on the dashboard and has an introduction to see (1§4). */
export function usePendingIntros(): boolean {
  const { pathname } = useLocation()
  const member = useInitialAnswers().userId.value
  const hasIntro = useHasFoodLogIntro()
  return (
    member !== null &&
    // They come after the first window.
    !drawScope() &&
    pathname === href('dashboard') &&
    (!tourSeen.has(member) || (hasIntro && !foodLogIntroSeen.has(member)))
  )
}
