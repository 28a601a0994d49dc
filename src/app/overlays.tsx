import { Suspense, useEffect, type ComponentType } from 'react'
import type { Moment } from '#domain/idle.ts'
import type { ListedChat } from '#gateway/chat.ts'
import { i18n } from '#i18n/catalogue.ts'
import { hideChat } from '#session/chat-panel.ts'
// With the dashboard's coach card and the chat itself: between the two each would be a file of its
// own.
import '#slices/chat/availability.tsx'
import { ChatOverlay } from '#slices/chat/chat-overlay.tsx'
import '#slices/chat/use-channel-words.ts'
import { IdleWatch } from '#slices/idle/idle-watch.tsx'
import { QuietBoundary } from '#ui/boundary/quiet-boundary.tsx'
import { dismissToast, showToast } from '#ui/toast/toast-store.ts'
import { DeviceWatch } from './device-watch.tsx'
import { lazyPart } from './lazy-part.ts'
import { preloadSignIn } from './preload.ts'
import { SharedChanges } from './shared-changes.tsx'

const ChatPanel = lazyPart(
  ['chat', 'forms-brief'],
  async () => (await import('./chat-parts.tsx')).ChatPanel,
)
const LiveChat = lazyPart(
  ['header'],
  async () => (await import('#slices/chat/live-chat.tsx')).LiveChat,
)

type LiveProps = { listed: ListedChat | null }
const Live = (props: LiveProps) => (
  <QuietBoundary>
    <LiveChat {...props} />
  </QuietBoundary>
)

/** She has pressed a button for it. */
const Panel = () => (
  <QuietBoundary onMissing={sayMissing}>
    <ChatPanel />
    <Found />
  </QuietBoundary>
)
/** It is there: that it was missing before is no longer news. */
function Found() {
  useEffect(() => dismissToast(missed), [])
  return null
}
let missed = -1
function sayMissing() {
  hideChat()
  dismissToast(missed)
  missed = showToast({
    tone: 'critical',
    title: i18n.say(navigator.onLine ? 'ui.failure.later' : 'ui.failure.offline'),
  })
}

const Openings = lazyPart(
  ['idle', 'language', 'notifications'],
  async () => (await import('./openings.tsx')).Openings,
)

/**
 * What follows a page by itself, a line for each. What opens over it comes in a file of its own.
 */
const parts: readonly ComponentType<{ since: Moment }>[] = [
  ({ since }) => <IdleWatch since={since} onAsked={preloadSignIn} />,
  () => <ChatOverlay Live={Live} Panel={Panel} />,
  () => <Openings />,
]

/**
 * Mounted by the shell once the page is at rest, which began `since`. One that is slow or broken
 * holds up no other.
 */
export function Overlays({ since }: { since: Moment }) {
  return (
    <>
      <DeviceWatch />
      <SharedChanges />
      {parts.map((Part, at) => (
        <QuietBoundary key={at}>
          <Suspense>
            <Part since={since} />
          </Suspense>
        </QuietBoundary>
      ))}
    </>
  )
}
