import { Suspense, useEffect, type ComponentType } from 'react'
import type { ListedChat } from '#gateway/chat.queries.ts'
import type { Area } from '#i18n/areas.ts'
import { i18n } from '#i18n/catalogue.ts'
import { visit } from '#session/arrival.ts'
import { hideChat } from '#session/chat-panel.ts'
// With the dashboard's coach card and the chat itself: between the two each would be a file of its own.
import '#slices/chat/availability.tsx'
import { ChatOverlay } from '#slices/chat/chat-overlay.tsx'
import '#slices/chat/use-channel-words.ts'
import { IdleWatch } from '#slices/idle/idle-watch.tsx'
import { LanguageAfterSignIn } from '#slices/language/language-after-sign-in.tsx'
import { QuietBoundary } from '#ui/boundary/quiet-boundary.tsx'
import { dismissToast, showToast } from '#ui/toast/toast-store.ts'
import { DeviceWatch } from './device-watch.tsx'
import { FoodLogIntroOnce } from './food-log-intro.tsx'
import { lazyPart } from './lazy-part.ts'
import { preloadSignIn } from './preload.ts'
import { Toasts } from './toasts.tsx'
import { Tours } from './tours.tsx'

const ChatPanel = lazyPart(['chat', 'forms-brief'], async () => (await import('./chat-parts.tsx')).ChatPanel)
const LiveChat = lazyPart(['header'], async () => (await import('#slices/chat/live-chat.tsx')).LiveChat)

type LiveProps = { listed: ListedChat | null }
const Live = (props: LiveProps) => <QuietBoundary><LiveChat {...props} /></QuietBoundary>

/** She has pressed a button for it. */
const Panel = () => <QuietBoundary onMissing={sayMissing}><ChatPanel /><Found /></QuietBoundary>
/** It is there: that it was missing before is no longer news. */
function Found() {
  useEffect(() => dismissToast(missed), [])
  return null
}
let missed = -1
function sayMissing() {
  hideChat()
  dismissToast(missed)
  missed = showToast({ tone: 'critical', title: i18n.say('ui.failure.offline') })
}

/** What needs texts or a file of its own before it can show itself. */
const later = (areas: readonly Area[], load: () => Promise<ComponentType>) => lazyPart(areas, load)

/** What opens over a page by itself, a line for each: a component without required props, from a slice or from app/. All but the last come in one file. */
const parts: readonly ComponentType[] = [
  later(['idle'], async () => () => <IdleWatch onAsked={preloadSignIn} />),
  () => <ChatOverlay Live={Live} Panel={Panel} />,
  Toasts,
  later(['language', 'notifications'], async () => LanguageAfterSignIn),
  Tours,
  FoodLogIntroOnce,
  ...(visit.isOneApp ? [later([], async () => (await import('./member-nav-refresh.tsx')).MemberNavRefresh)] : []),
]

/** Mounted by the shell once the page has been painted. One that is slow or broken holds up no other. */
export function Overlays() {
  return (
    <>
      <DeviceWatch />
      {parts.map((Part, at) => <QuietBoundary key={at}><Suspense><Part /></Suspense></QuietBoundary>)}
    </>
  )
}
