import type { ComponentType } from 'react'
import { visit } from '#session/startup/visit.ts'
import { IdleDialog } from '#slices/idle/ui/idle-dialog.tsx'
import { LanguageAfterSignIn } from '#slices/language/ui/language-after-sign-in.tsx'
import { FoodLogIntroOverlay } from './food-log-intro-overlay.tsx'
import { lazyComponent } from '../loading/lazy-component.ts'
import { ToastOverlay } from './toast-overlay.tsx'
import { TourOverlay } from './tour-overlay.tsx'
import { WaitingSaves } from './waiting-saves.tsx'
import { QuietPart } from '../loading/quiet-part.tsx'

const MemberNavRefresh = lazyComponent(
  [],
  async () => (await import('../embedding/member-nav-refresh.tsx')).MemberNavRefresh,
)

/** Overlays over a page, one line each: components without required props. */
const parts: readonly ComponentType[] = [
  IdleDialog,
  ToastOverlay,
  WaitingSaves,
  LanguageAfterSignIn,
  TourOverlay,
  FoodLogIntroOverlay,
  ...(visit.isOneApp ? [MemberNavRefresh] : []),
]

/** A slow or broken overlay does not affect the others. */
export function AutoOpenOverlays() {
  return parts.map((Part, at) => (
    <QuietPart key={at}>
      <Part />
    </QuietPart>
  ))
}
