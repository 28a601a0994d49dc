import { createChatCalls } from '../api/chat-calls.ts'
import { createChatTransport, createOpenStream } from '../api/chat-stream.ts'
import { isPageSeen, onHidden, onSeen } from '#platform/browser/page-life.ts'
import { createRpcClient } from '#platform/http/create-clients.ts'
import { type ChatPorts, createChatController } from './chat-controller.ts'
import type { AuthService } from '#session/auth/auth-service.ts'
import { streamCursor } from '#session/impersonation/impersonation-store.ts'

/**
 * How long a hidden tab keeps its stream, in milliseconds; short visits to another tab keep it
 * open.
 */
const patience = 30_000

/** Creates the controller for the browser, with the member's calls and stream. */
export function createLiveChat(
  { client, fetch, streamFetch }: Pick<AuthService, 'client' | 'fetch' | 'streamFetch'>,
  ports: Pick<ChatPorts, 'store' | 'notSent'>,
) {
  let hiddenAt = isPageSeen() ? null : -Infinity
  const later = (task: () => void, delay: number) => {
    const timer = setTimeout(task, delay)
    return () => clearTimeout(timer)
  }
  const now = () => performance.now()
  const calls = createChatCalls(client, createRpcClient({ fetch }))
  const runner = createChatController({
    ...ports,
    calls: {
      ...calls,
      list: async (signal) => {
        const listed = await calls.list(signal)
        return { ...listed, cursor: streamCursor(listed.cursor) }
      },
    },
    open: createOpenStream(createChatTransport(streamFetch, location.origin)),
    isOnline: () => navigator.onLine,
    isSeen: () => hiddenAt === null || now() - hiddenAt < patience,
    now,
    later,
    random: Math.random,
  })

  const over = new AbortController()
  const { signal } = over
  addEventListener('online', runner.resume, { signal })
  addEventListener('offline', runner.recheck, { signal })
  // A page restored from the back-forward cache has lost its stream.
  addEventListener('pageshow', runner.resume, { signal })
  const stopSeen = onSeen(() => {
    hiddenAt = null
    runner.resume()
  })
  const stopHidden = onHidden(() => {
    hiddenAt = now()
    later(runner.recheck, patience)
  })

  return {
    dispatch: runner.dispatch,
    resume: runner.resume,
    stop: () => {
      over.abort()
      stopSeen()
      stopHidden()
      runner.stop()
    },
  }
}
