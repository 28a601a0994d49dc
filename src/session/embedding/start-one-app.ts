import { parentOriginOf, type OneAppEffect, type PortalMessage } from './model/one-app-protocol.ts'
import { createStore } from '#platform/store/store.ts'
import { createOneApp } from './one-app-connection.ts'
import { environment } from '../startup/current-startup.ts'

/** The connection to the parent app, while it is open. */
export const oneAppLine = createStore<OneAppLine | null>(null)

export type OneAppLine = { readonly say: (message: PortalMessage) => void }

/**
 * Connects to the parent app; returns a function that disconnects. Does nothing when the
 * environment does not allow the parent's origin.
 */
export function startOneApp(perform: (effect: OneAppEffect) => void): () => void {
  const parentOrigin = parentOriginOf(parentOrigins(), environment.oneAppOrigins)
  if (parentOrigin === null) return () => {}
  const oneApp = createOneApp({
    parentOrigin,
    nonce: crypto.randomUUID(),
    perform,
    post: (message) => window.parent.postMessage(message, parentOrigin),
  })
  const receive = ({ origin, source, data }: MessageEvent<unknown>) =>
    oneApp.receive({ origin, isParent: source === window.parent, data })
  addEventListener('message', receive)
  oneApp.say({ type: 'ready' })
  oneAppLine.set({ say: oneApp.say })
  return () => {
    removeEventListener('message', receive)
    oneAppLine.set(null)
  }
}

/**
 * The origin of the parent window. Firefox has no `ancestorOrigins`; the referrer is used there.
 */
function parentOrigins(): readonly string[] {
  const ancestors = (location as { ancestorOrigins?: DOMStringList }).ancestorOrigins
  const nearest = ancestors ? ancestors[0] : URL.parse(document.referrer)?.origin
  return nearest === undefined ? [] : [nearest]
}
