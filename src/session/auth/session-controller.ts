import {
  sleepLimit,
  stepSession,
  type SessionCommand,
  type SessionEvent,
  type Session,
} from './model/session-state.ts'
import type { TokenGrant } from '#platform/http/token-source.ts'
import { NotAllowed, SessionExpired } from '#platform/http/failure.ts'
import type { Credentials } from './api/auth-calls.ts'
import type { SignOutReason } from './sign-out-cleanup.ts'
import type { SessionControllerPorts, TabMessage } from './session-controller-ports.ts'
import { tokenFailureEvent } from './token-failure-event.ts'

/** Runs the commands of the session state machine. */
export function createSessionController(ports: SessionControllerPorts) {
  let stopAlarm = () => {}
  let alarmAt = Infinity
  let lastHeartbeat = ports.now()
  /** The session that this tab shows; null until it is known. */
  let ownSession: string | null = null
  /** Incremented when this tab drops a session, so that late answers are ignored. */
  let round = 0
  /**
   * True while the stored session is restored; grants of other tabs are valid for this tab then.
   */
  let isRestoring = false
  /**
   * True while the page reloads. Late answers must not change the session, which may be another
   * member's.
   */
  let isLeaving = false

  function dispatch(event: SessionEvent) {
    if (isLeaving) return
    // The event is about this tab's session, but the cookies belong to another session now.
    if (
      (event.type === 'refused' || event.type === 'signOutAsked' || event.type === 'idledOut') &&
      ports.presence() !== null &&
      !isStillOwnSession()
    )
      return
    const [next, commands] = stepSession(ports.store.get(), event, ports.now())
    // Commands run first, so that the token is cleared before screens see a signed-out session.
    for (const command of commands) run(command, next)
    ports.store.set(next)
  }

  function run(command: SessionCommand, next: Session) {
    switch (command.type) {
      case 'refresh':
        return void refresh(round)
      case 'alarm':
        stopAlarm()
        alarmAt = command.at
        // Longer delays overflow the browser's timer. An alarm that fires while the member is idle
        // is handled by `catchUp`.
        stopAlarm = ports.later(
          () => ports.isAway() || dispatch({ type: 'woke' }),
          Math.min(Math.max(command.at - ports.now(), 0), 2 ** 31 - 1),
        )
        return
      case 'callSignOut':
        return void signOut(round)
      case 'forget': {
        const why = next.tag === 'signedOut' && next.why !== 'never' ? next.why : 'ended'
        // The server ended the session while the edge still has its cookies. Without this call a
        // reload would restore the session.
        if (command.notify && ports.presence() !== null) ports.dropCookies()
        dropSession(why)
        ports.forgetMember()
        ports.migration.write(null)
        if (command.notify) ports.post({ type: 'signedOut', why })
        return
      }
      case 'reload':
        isLeaving = true
        dropSession('changed')
        ports.migration.write(null)
        return ports.reload()
    }
  }

  async function refresh(startedIn: number) {
    // Waits for the current transition to finish, because the result may dispatch another event.
    await Promise.resolve()
    try {
      await ports.access.renew(ports.access.token())
    } catch (thrown) {
      if (startedIn === round) dispatch(tokenFailureEvent(thrown))
    }
  }

  async function signOut(startedIn: number) {
    const event = await ports.signOut().then(
      () => 'signOutDone' as const,
      (thrown: unknown) =>
        tokenFailureEvent(thrown).type === 'refused' ? 'signOutDone' : 'signOutFailed',
    )
    if (startedIn !== round) return
    if (event === 'signOutFailed') {
      // The member asked to sign out, so neither a reload nor another tab may show the session.
      ports.hideSession()
      ports.forgetMember()
      ports.post({ type: 'signedOut', why: 'manual' })
    }
    dispatch({ type: event })
  }

  function dropSession(why: SignOutReason) {
    round += 1
    stopAlarm()
    alarmAt = Infinity
    ownSession = null
    isRestoring = false
    ports.access.forget()
    ports.cleanUp(why)
    ports.impersonated(null)
  }

  async function enter(grant: TokenGrant) {
    ports.access.adopt(grant)
    if (ports.presence() === null) {
      // The browser stored no cookies. Every call would fail, and the member would see an expired
      // session.
      await ports.signOut().catch(() => {})
      ports.access.forget()
      throw new NotAllowed({ error: 'cookies_blocked' })
    }
    ports.forgetMember()
    ports.migration.write(null)
    ports.post({ type: 'signedIn' })
    await applyGrant(grant, ports.now())
  }

  /** `at`: when the grant was received; its lifetime counts from then. */
  async function applyGrant(grant: TokenGrant, at: number) {
    const startedIn = round
    ownSession = ports.presence()
    if (ports.isUnsure()) await ports.identifyMember()
    if (startedIn !== round) return
    let isMigrating = ports.migration.read()
    if (isMigrating === null) {
      // The check comes before any other call, because an eligible member has no initial load
      // (AUTH-010).
      isMigrating = await ports.checkMigration()
      // The session ended or changed during the check.
      if (startedIn !== round) return
      ports.migration.write(isMigrating)
    }
    ports.impersonated(grant.impersonatorId ?? null)
    ports.lastActive(grant.lastActivity ?? null)
    dispatch({ type: 'granted', lifetime: grant.lifetime - (ports.now() - at), isMigrating })
  }

  /**
   * Whether the cookies still belong to the session of this tab. If not, the tab drops its session.
   */
  function isStillOwnSession(): boolean {
    const present = ports.presence()
    if (ownSession === null || present === ownSession) return true
    dispatch(
      present === null ? { type: 'goneElsewhere', why: 'ended' } : { type: 'changedElsewhere' },
    )
    return false
  }

  return {
    dispatch,
    /** Restores the cookie's session when the store is `restoring`. */
    start: () => {
      if (ports.store.get().tag !== 'restoring') return
      isRestoring = true
      dispatch({ type: 'woke' })
    },
    /**
     * Requests a new token. Rejects when the cookies belong to another session, whose token would
     * be another member's.
     */
    refresh: async (call: () => Promise<TokenGrant>): Promise<TokenGrant> => {
      if (isLeaving || !isStillOwnSession()) throw new SessionExpired()
      return call()
    },
    signIn: async (credentials: Credentials) => enter(await ports.signIn(credentials)),
    /** Starts a new session from any sign-in method. */
    enter,
    /** Handles a grant that this tab requested itself. */
    granted: (grant: TokenGrant) => {
      ports.post({ type: 'granted', session: ports.presence() ?? '', grant, at: ports.now() })
      void applyGrant(grant, ports.now())
    },
    receive: (message: TabMessage) => {
      if (message.type === 'signedIn') {
        // In Teams, a new tab shares the session of the open tabs.
        if (ownSession !== null && ports.presence() === ownSession) return
        if (ports.store.get().tag === 'signedOut') isRestoring = true
        return dispatch({ type: 'changedElsewhere' })
      }
      if (message.type === 'signedOut') return dispatch({ type: 'goneElsewhere', why: message.why })
      const { tag } = ports.store.get()
      if (isLeaving || tag === 'signedOut' || (tag === 'restoring' && !isRestoring)) return
      if (message.session !== (ownSession ?? ports.presence())) return
      ports.access.adopt(message.grant)
      void applyGrant(message.grant, message.at)
    },
    /** Catches up when the tab is visible again, the network is back, or the member stays. */
    catchUp: () => {
      if (ports.isAway() || hasSlept()) return
      const before = ports.store.get()
      if (before.tag === 'signedIn' && before.signOut === 'failed')
        return dispatch({ type: 'signOutAsked' })
      if (before.tag === 'signedIn' && !isStillOwnSession()) return
      const session = ports.store.get()
      if (session.tag !== 'signedOut' && (session.attempt > 0 || ports.now() >= alarmAt))
        dispatch({ type: 'woke' })
    },
    /**
     * Hides all content until the server has confirmed the session. Called when the idle time is
     * over by a clock that may be wrong.
     */
    doubt,
    /** Detects sleep; must be called every 30 seconds. */
    heartbeat: () => void hasSlept(),
  }

  function doubt() {
    if (!isStillOwnSession()) return
    isRestoring = true
    dispatch({ type: 'slept' })
  }

  function hasSlept(): boolean {
    const sinceHeartbeat = ports.now() - lastHeartbeat
    lastHeartbeat = ports.now()
    if (sinceHeartbeat < sleepLimit || ports.isWatched() || ports.store.get().tag !== 'signedIn')
      return false
    doubt()
    return true
  }
}
export type SessionController = ReturnType<typeof createSessionController>
