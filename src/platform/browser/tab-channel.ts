/** A channel to the other tabs of this browser. */
export type TabChannel<Message> = {
  /** Whether the browser supports the channel. */ readonly isOpen: boolean
  readonly post: (message: Message) => void
  readonly close: () => void
}

/**
 * Opens a channel. Without `BroadcastChannel` no tab receives messages; tabs then rely on the
 * presence cookie and the server when they are visible again.
 *
 * Storage is no substitute, because messages may contain a token.
 */
export function openTabChannel<Message>(
  name: string,
  receive: (message: Message) => void,
): TabChannel<Message> {
  try {
    const channel = new BroadcastChannel(name)
    channel.onmessage = ({ data }: MessageEvent<Message>) => receive(data)
    return {
      isOpen: true,
      post: (message) => channel.postMessage(message),
      close: () => channel.close(),
    }
  } catch {
    return { isOpen: false, post: () => {}, close: () => {} }
  }
}
