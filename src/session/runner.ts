import { stepSession, type Session, type SessionCommand, type SessionEvent } from '#domain/session.ts'
import type { Access, Grant } from '#gateway/access.ts'
import { isFailure } from '#gateway/failure.ts'
import type { Credentials } from '#gateway/session.ts'
import type { Store } from '#kit/store.ts'

/** What tabs tell one another. The token passes from memory to memory and is stored nowhere. */
export type TabMessage =
  | { readonly type: 'granted'; readonly token: string; readonly lifetime: number; readonly at: number }
  | { readonly type: 'signedIn' }
  | { readonly type: 'signedOut'; readonly manual: boolean }

export type RunnerPorts = {
  readonly store: Store<Session>
  readonly access: Access
  readonly signIn: (credentials: Credentials) => Promise<Grant>
  readonly signOut: () => Promise<void>
  readonly tell: (message: TabMessage) => void
  readonly reload: () => void
  readonly hasPresence: () => boolean
  /** Has the edge forget the session, without waiting for it. */
  readonly dropCookies: () => void
  /** Drops what this device keeps of a member: her session is over, or another begins. */
  readonly forgetMember: () => void
  /** Asks whether the member of a new session may move to the one account. Never rejects. */
  readonly askMigration: () => Promise<boolean>
  /** What was answered, for as long as the session lasts; told with each new session and when it ends. */
  readonly migration: { readonly read: () => boolean; readonly write: (isMigrating: boolean) => void }
  /** Who of the staff the session was given to, or null (2§6); told with each grant and when the session ends. */
  readonly impersonated: (impersonatorId: string | null) => void
  readonly now: () => number
  /** Calls back after some milliseconds; answers a function that stops it. */
  readonly later: (task: () => void, delay: number) => () => void
}

/** Carries out what the session machine decides. */
export function createRunner(ports: RunnerPorts) {
  let stopAlarm = () => {}
  let alarmAt = Infinity

  function dispatch(event: SessionEvent) {
    const [next, commands] = stepSession(ports.store.get(), event, ports.now())
    // Commands first: when screens see a signed-out session, its token is gone already.
    for (const command of commands) run(command, next)
    ports.store.set(next)
  }

  function run(command: SessionCommand, next: Session) {
    switch (command.type) {
      case 'refresh':
        return void ports.access.renew(ports.access.token()).catch((thrown: unknown) => dispatch(eventOf(thrown)))
      case 'alarm':
        stopAlarm()
        alarmAt = command.at
        // Longer waits overflow the browser's timer.
        stopAlarm = ports.later(() => dispatch({ type: 'woke' }), Math.min(Math.max(command.at - ports.now(), 0), 2 ** 31 - 1))
        return
      case 'callSignOut':
        return void ports.signOut().then(
          () => dispatch({ type: 'signOutDone' }),
          (thrown: unknown) => dispatch({ type: eventOf(thrown).type === 'refused' ? 'signOutDone' : 'signOutFailed' }),
        )
      case 'forget':
        // The server called the session over while the edge still holds it: without this a reload would bring it back.
        if (command.tell && ports.hasPresence()) ports.dropCookies()
        stopAlarm()
        alarmAt = Infinity
        ports.access.forget()
        ports.impersonated(null)
        ports.forgetMember()
        ports.migration.write(false)
        if (command.tell) ports.tell({ type: 'signedOut', manual: next.tag === 'signedOut' && next.why === 'manual' })
        return
      case 'reload':
        return ports.reload()
    }
  }

  async function enter(grant: Grant) {
    ports.access.adopt(grant)
    ports.forgetMember()
    // Asked before anything of the member is: an eligible one has no initial load (AUTH-010).
    ports.migration.write(await ports.askMigration())
    ports.impersonated(grant.impersonatorId ?? null)
    ports.tell({ type: 'signedIn' })
    grantedFor(grant.lifetime)
  }

  const grantedFor = (lifetime: number) => dispatch({ type: 'granted', lifetime, isMigrating: ports.migration.read() })

  return {
    dispatch,
    /** Restores the session of the cookie, when the store says so. */
    start: () => {
      if (ports.store.get().tag === 'restoring') dispatch({ type: 'woke' })
    },
    signIn: async (credentials: Credentials) => enter(await ports.signIn(credentials)),
    /** A new session, by whatever way in. */
    enter,
    /** This tab fetched a grant by itself. */
    granted: (grant: Grant) => {
      ports.impersonated(grant.impersonatorId ?? null)
      ports.tell({ type: 'granted', token: grant.token, lifetime: grant.lifetime, at: ports.now() })
      grantedFor(grant.lifetime)
    },
    heard: (message: TabMessage) => {
      if (message.type === 'signedIn') return dispatch({ type: 'changedElsewhere' })
      if (message.type === 'signedOut') return dispatch({ type: 'goneElsewhere', manual: message.manual })
      if (ports.store.get().tag === 'signedOut') return
      const lifetime = message.lifetime - (ports.now() - message.at)
      ports.access.adopt({ token: message.token, lifetime })
      grantedFor(lifetime)
    },
    /** The tab is seen again, or the network is back: look after what was missed while asleep. */
    revive: () => {
      const session = ports.store.get()
      if (session.tag === 'signedIn' && !ports.hasPresence()) return dispatch({ type: 'goneElsewhere', manual: false })
      if (session.tag !== 'signedOut' && (session.attempt > 0 || ports.now() >= alarmAt)) dispatch({ type: 'woke' })
    },
  }
}
export type Runner = ReturnType<typeof createRunner>

/** What a failed token call means for the session: only the server's own word ends it. */
function eventOf(failure: unknown): SessionEvent {
  if (!isFailure(failure)) {
    // A defect is reported as one, and the session is kept.
    reportError(failure)
    return { type: 'troubled', trouble: 'unavailable' }
  }
  switch (failure._tag) {
    case 'SessionExpired':
      return { type: 'refused' }
    case 'Offline':
      return { type: 'troubled', trouble: 'offline' }
    case 'TooMany':
    case 'Unavailable':
      return { type: 'troubled', trouble: 'unavailable', after: failure.retryAfter === undefined ? undefined : failure.retryAfter * 1000 }
    case 'ContractBroken':
    case 'NotAllowed':
    case 'Refused':
      return { type: 'troubled', trouble: 'unavailable' }
  }
}
