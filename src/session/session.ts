import type { Credentials } from '#gateway/session.ts'
import type { Engine } from './engine.ts'
import { sessionStore } from './session-store.ts'

let engine: Promise<Engine> | null = null
let language = () => 'en-US'

/** Loads what signing in needs, once; a download that failed may be tried again. */
export function loadEngine(): Promise<Engine> {
  if (engine) return engine
  const loading = import('./engine.ts').then(({ createEngine }) => createEngine(() => language()))
  loading.catch(() => (engine = null))
  return (engine = loading)
}

/** Begins: a member with a session cookie is restored; a visitor makes no call. */
export async function openSession(currentLanguage: () => string): Promise<void> {
  language = currentLanguage
  if (sessionStore.get().tag === 'restoring') (await loadEngine()).runner.start()
}

/** Rejects with a Failure; on success the session store says signed in. */
export async function signIn(credentials: Credentials): Promise<void> {
  await (await loadEngine()).runner.signIn(credentials)
}

export async function signOut(): Promise<void> {
  ;(await loadEngine()).runner.dispatch({ type: 'signOutAsked' })
}

/** "Try again": asks for a new token now. */
export async function retrySession(): Promise<void> {
  ;(await loadEngine()).runner.dispatch({ type: 'woke' })
}
