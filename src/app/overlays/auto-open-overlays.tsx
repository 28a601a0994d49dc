import { Suspense, type ComponentType } from 'react'
import { visit } from '#session/startup/visit.ts'
import { IdleQuestion } from '#slices/idle/ui/idle-dialog.tsx'
import { LanguageAfterSignIn } from '#slices/language/ui/language-after-sign-in.tsx'
import { QuietBoundary } from '#ui/feedback/error-boundary.tsx'
import { FoodLogIntroOnce } from './food-log-intro-overlay.tsx'
import { lazyPart } from '../loading/lazy-component.ts'
import { Toasts } from './toast-overlay.tsx'
import { Tours } from './tour-overlay.tsx'

const MemberNavRefresh = lazyPart(
  [],
  async () => (await import('../embedding/member-nav-refresh.tsx')).MemberNavRefresh,
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
