/** A line to the other tabs of this browser. */
export type TabChannel<Message> = {
  /** Whether the browser has a line at all. */ readonly isOpen: boolean
  readonly post: (message: Message) => void
  readonly close: () => void
}

/**
 * Opens one. A browser without `BroadcastChannel`, or that refuses it, has a channel that no tab
 * hears: the tabs then learn from the presence cookie and the server when they are seen again. What
 * is said may hold a token, so storage is no substitute.
 */
export function openTabChannel<Message>(
  name: string,
  hear: (message: Message) => void,
): TabChannel<Message> {
  try {
    const channel = new BroadcastChannel(name)
    channel.onmessage = ({ data }: MessageEvent<Message>) => hear(data)
    return {
      isOpen: true,
      post: (message) => channel.postMessage(message),
      close: () => channel.close(),
    }
  } catch {
    return { isOpen: false, post: () => {}, close: () => {} }
  }
}
