import { use, useEffect, useLayoutEffect, type ComponentType } from 'react'
import type { ClockReading } from '#session/auth/model/idle-machine.ts'
import type { ListedChat } from '#slices/chat/api/listed-chat.ts'
import { useHasInteracted } from '#platform/browser/use-has-interacted.ts'
import { deployment } from '#platform/model/deployment.ts'
import { i18n } from '#i18n/catalogue.ts'
import { hideChat } from '#session/member/chat-panel-store.ts'
// The import keeps the dashboard's coach card and the chat in one chunk.
import '#slices/chat/ui/channels/coach-availability.tsx'
import { ChatOverlay } from '#slices/chat/ui/panel/chat-overlay.tsx'
import '#slices/chat/ui/channels/use-channel-words.ts'
import { IdleMonitor } from '#slices/idle/ui/idle-monitor.tsx'
import { ErrorBoundary } from '#ui/feedback/error-boundary.tsx'
import { dismissToast, showToast } from '#ui/feedback/toast-store.ts'
import { startReports } from '../reports/start-reports.ts'
import { DeviceCookie } from './device-cookie.tsx'
import { DeviceState } from './device-state.tsx'
import { loadFormHost } from '../layout/load-form-host.ts'
import { lazyComponent } from '../loading/lazy-component.ts'
import { PreloadContext } from '../router/preload-context.ts'
import { registerServiceWorker } from './register-service-worker.ts'
import { CrossTabSync } from './cross-tab-sync.tsx'
import { useOpeningsDue } from './use-openings-due.ts'
import { QuietPart } from '../loading/quiet-part.tsx'

const ChatPanel = lazyComponent(
  ['chat', 'forms-brief'],
  async () => (await import('../pages/chat/chat-panel-host.tsx')).ChatPanel,
)
const LiveChat = lazyComponent(
  ['header'],
  async () => (await import('#slices/chat/ui/panel/live-chat.tsx')).LiveChat,
)

type LiveProps = { listed: ListedChat | null }
const Live = (props: LiveProps) => (
  <ErrorBoundary>
    <LiveChat {...props} />
  </ErrorBoundary>
)

/** The chat panel, opened by the member. */
const Panel = () => (
  <ErrorBoundary onMissing={sayMissing}>
    <Found />
    <ChatPanel />
  </ErrorBoundary>
)
/** Dismisses the error toast before the loaded panel opens, which would announce it again. */
function Found() {
  useLayoutEffect(() => dismissToast(missed), [])
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

function IdleWatchPart({ since }: { since: ClockReading }) {
  return <IdleMonitor since={since} onAsked={use(PreloadContext).signIn} />
}

const AutoOpenOverlays = lazyComponent(
  ['idle', 'language', 'notifications'],
  async () => (await import('./auto-open-overlays.tsx')).AutoOpenOverlays,
)
const Openings = ({ since }: { since: ClockReading }) =>
  useOpeningsDue(since) ? <AutoOpenOverlays /> : null

/** Components that load after the page, one line each. Overlays load in a separate chunk, when they are due. */
const parts: readonly ComponentType<{ since: ClockReading }>[] = [
  IdleWatchPart,
  () => <ChatOverlay Live={Live} Panel={Panel} />,
  Openings,
]

/**
 * Mounted once the page is idle; `since` is the page's start. A slow or broken part does not affect
 * the others.
 */
export function DeferredShell({ since }: { since: ClockReading }) {
  const hasInteracted = useHasInteracted()
  useEffect(registerServiceWorker, [])
  useEffect(startReports, [])
  useEffect(() => {
    // The first interaction may come when the network is gone, and must not lose the focus.
    import('../router/restore-focus.ts').catch(() => {})
  }, [])
  useEffect(() => {
    if (hasInteracted) void loadFormHost()
  }, [hasInteracted])
  return (
    <>
      <DeviceState />
      {deployment.drawsDashboard ? <DeviceCookie /> : null}
      <CrossTabSync />
      {parts.map((Part, at) => (
        <QuietPart key={at}>
          <Part since={since} />
        </QuietPart>
      ))}
    </>
  )
}
