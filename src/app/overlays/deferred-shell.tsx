import { Suspense, use, useEffect, type ComponentType } from 'react'
import type { Moment } from '#session/auth/model/idle-machine.ts'
import type { ListedChat } from '#slices/chat/api/listed-chat.ts'
import { i18n } from '#i18n/catalogue.ts'
import { hideChat } from '#session/member/chat-panel-store.ts'
// With the dashboard's coach card and the chat itself: between the two each would be a file of its
// own.
import '#slices/chat/ui/channels/coach-availability.tsx'
import { ChatOverlay } from '#slices/chat/ui/panel/chat-overlay.tsx'
import '#slices/chat/ui/channels/use-channel-words.ts'
import { IdleWatch } from '#slices/idle/ui/idle-monitor.tsx'
import { QuietBoundary } from '#ui/feedback/error-boundary.tsx'
import { dismissToast, showToast } from '#ui/feedback/toast-store.ts'
import { DeviceWatch } from './device-state.tsx'
import { lazyPart } from '../loading/lazy-component.ts'
import { PreloadContext } from '../router/preload-context.ts'
import { SharedChanges } from './cross-tab-sync.tsx'

const ChatPanel = lazyPart(
  ['chat', 'forms-brief'],
  async () => (await import('../pages/chat/chat-panel-host.tsx')).ChatPanel,
)
const LiveChat = lazyPart(
  ['header'],
  async () => (await import('#slices/chat/ui/panel/live-chat.tsx')).LiveChat,
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

function IdleWatchPart({ since }: { since: Moment }) {
  return <IdleWatch since={since} onAsked={use(PreloadContext).signIn} />
}

const Openings = lazyPart(
  ['idle', 'language', 'notifications'],
  async () => (await import('./auto-open-overlays.tsx')).Openings,
)

/**
 * What follows a page by itself, a line for each. What opens over it comes in a file of its own.
 */
const parts: readonly ComponentType<{ since: Moment }>[] = [
  IdleWatchPart,
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
