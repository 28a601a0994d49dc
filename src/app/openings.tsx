import { Suspense, type ComponentType } from 'react'
import { visit } from '#session/arrival.ts'
import { IdleQuestion } from '#slices/idle/idle-modal.tsx'
import { LanguageAfterSignIn } from '#slices/language/language-after-sign-in.tsx'
import { QuietBoundary } from '#ui/boundary/quiet-boundary.tsx'
import { FoodLogIntroOnce } from './food-log-intro.tsx'
import { lazyPart } from './lazy-part.ts'
import { Toasts } from './toasts.tsx'
import { Tours } from './tours.tsx'

const MemberNavRefresh = lazyPart(
  [],
  async () => (await import('./member-nav-refresh.tsx')).MemberNavRefresh,
)

/**
 * What opens over a page, a line for each: a component without required props, from a slice or from
 * app/.
 */
const parts: readonly ComponentType[] = [
  IdleQuestion,
  Toasts,
  LanguageAfterSignIn,
  Tours,
  FoodLogIntroOnce,
  ...(visit.isOneApp ? [MemberNavRefresh] : []),
]

/** One that is slow or broken holds up no other. */
export function Openings() {
  return parts.map((Part, at) => (
    <QuietBoundary key={at}>
      <Suspense>
        <Part />
      </Suspense>
    </QuietBoundary>
  ))
}
