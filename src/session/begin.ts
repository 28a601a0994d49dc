import { formDomains } from '#domain/environment.ts'
import { educationTokenKey } from '#domain/startup-keys.ts'
import { signOutCall } from '#gateway/session.ts'
import { createWaysIn } from '#gateway/ways-in.ts'
import { track } from '#kit/track.ts'
import type { Engine } from './engine.ts'
import { environment, startupPlan } from './startup-plan.ts'
import { startupStore } from './startup-store.ts'
import { runStartup, type StartupPorts } from './startup.ts'
import { hasPresence } from './presence.ts'

/** Milliseconds until a start that found no answer is tried again by itself. */
const pace = 4_000
let again: ReturnType<typeof setTimeout> | undefined
const initialRequest = crypto.randomUUID()

/** Goes this visit's way in and carries out where it leads. While there is no answer it keeps trying. */
export async function begin(engine: Engine): Promise<void> {
  const { runner, client, open, exclusively } = engine
  clearTimeout(again)
  const ports: StartupPorts = {
    ways: createWaysIn(open, client),
    hosts: formDomains(environment),
    hasSession: hasPresence(),
    exclusively,
    initialRequest,
    track,
  }
  const outcome = await runStartup(startupPlan, ports)
  if (outcome.type !== 'unavailable') forgetEducationToken()
  switch (outcome.type) {
    case 'granted':
      startupStore.set({ tag: 'done', ssoError: false })
      return runner.enter(outcome.grant)
    case 'refresh':
      startupStore.set({ tag: 'done', ssoError: false })
      return runner.start()
    case 'visitor':
      startupStore.set({ tag: 'done', ssoError: false })
      return runner.dispatch({ type: 'visited' })
    case 'formPost':
      return void startupStore.set({ tag: 'formPost', post: outcome.post, uuid: outcome.uuid })
    case 'merge':
      startupStore.set({ tag: 'merge' })
      return runner.dispatch({ type: 'visited' })
    case 'mfa':
      startupStore.set({ tag: 'mfa', mfaToken: outcome.mfaToken })
      return runner.dispatch({ type: 'visited' })
    case 'unavailable':
      startupStore.set({ tag: 'unavailable', trouble: outcome.trouble })
      again = setTimeout(() => void begin(engine).catch(reportError), pace)
      return
    case 'signedOut':
      // The session that was here before ends at the server as well; when that fails, the edge's idle clock ends it.
      if (ports.hasSession) await signOutCall(client).catch(() => {})
      startupStore.set({ tag: 'done', ssoError: outcome.ssoError })
      return runner.dispatch({ type: 'refused' })
  }
}

function forgetEducationToken(): void {
  try {
    sessionStorage.removeItem(educationTokenKey)
  } catch {
    // no storage, or it is blocked: there was none
  }
}
