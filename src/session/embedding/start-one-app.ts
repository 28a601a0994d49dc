import { parentOriginOf, type OneAppEffect, type PortalMessage } from './model/one-app-protocol.ts'
import { createStore } from '#platform/store/store.ts'
import { createOneApp } from './one-app-connection.ts'
import { environment } from '../startup/current-startup.ts'

/** The line to the app that frames the portal, while it is open. */
export const oneAppLine = createStore<OneAppLine | null>(null)

export type OneAppLine = { readonly say: (message: PortalMessage) => void }

/**
 * Speaks with the app that frames the portal, until the answered function is called; with nobody
 * when whoever frames it is none of the environment's.
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
  const hear = ({ origin, source, data }: MessageEvent<unknown>) =>
    oneApp.hear({ origin, isParent: source === window.parent, data })
  addEventListener('message', hear)
  oneApp.say({ type: 'ready' })
  oneAppLine.set({ say: oneApp.say })
  return () => {
    removeEventListener('message', hear)
    oneAppLine.set(null)
  }
}

/**
 * The window right above this one. Firefox names no ancestors; there it is the one that the
 * document came from, where that says so.
 */
function parentOrigins(): readonly string[] {
  const ancestors = (location as { ancestorOrigins?: DOMStringList }).ancestorOrigins
  const nearest = ancestors ? ancestors[0] : URL.parse(document.referrer)?.origin
  return nearest === undefined ? [] : [nearest]
}
