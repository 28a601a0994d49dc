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

/** Carries out what the session machine decides. */
export function createSessionController(ports: SessionControllerPorts) {
  let stopAlarm = () => {}
  let alarmAt = Infinity
  let lastSign = ports.now()
  /** Which session this tab shows; null until it is known. */
  let mine: string | null = null
  /** Counts what this tab has let go of: a late answer says nothing of what came after. */
  let round = 0
  /** The stored session is being restored, so what other tabs are given is good for this one. */
  let isRestoring = false
  /**
   * The page is about to start anew: nothing that still comes in may touch the session, which is
   * another member's.
   */
  let isLeaving = false

  function dispatch(event: SessionEvent) {
    if (isLeaving) return
    // The word was of this tab's session; the cookies are another's by now, which it says nothing
    // of.
    if (
      (event.type === 'refused' || event.type === 'signOutAsked' || event.type === 'idledOut') &&
      ports.presence() !== null &&
      !isStillMine()
    )
      return
    const [next, commands] = stepSession(ports.store.get(), event, ports.now())
    // Commands first: when screens see a signed-out session, its token is gone already.
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
        // Longer waits overflow the browser's timer.
        // One that rings while nobody is here is made up for when she stays.
        stopAlarm = ports.later(
          () => ports.isAway() || dispatch({ type: 'woke' }),
          Math.min(Math.max(command.at - ports.now(), 0), 2 ** 31 - 1),
        )
        return
      case 'callSignOut':
        return void signOut(round)
      case 'forget': {
        const why = next.tag === 'signedOut' && next.why !== 'never' ? next.why : 'ended'
        // The server called the session over while the edge still holds it: without this a reload
        // would bring it back.
        if (command.tell && ports.presence() !== null) ports.dropCookies()
        letGo(why)
        ports.forgetMember()
        ports.migration.write(null)
        if (command.tell) ports.tell({ type: 'signedOut', why })
        return
      }
      case 'reload':
        isLeaving = true
        letGo('changed')
        ports.migration.write(null)
        return ports.reload()
    }
  }

  async function refresh(begun: number) {
    // After the step that ordered it: what comes of it may be a step itself.
    await Promise.resolve()
    try {
      await ports.access.renew(ports.access.token())
    } catch (thrown) {
      if (begun === round) dispatch(tokenFailureEvent(thrown))
    }
  }

  async function signOut(begun: number) {
    const event = await ports.signOut().then(
      () => 'signOutDone' as const,
      (thrown: unknown) =>
        tokenFailureEvent(thrown).type === 'refused' ? 'signOutDone' : 'signOutFailed',
    )
    if (begun !== round) return
    if (event === 'signOutFailed') {
      // The member wanted to leave: neither a reload nor another tab may show anything of the
      // session.
      ports.hideSession()
      ports.forgetMember()
      ports.tell({ type: 'signedOut', why: 'manual' })
    }
    dispatch({ type: event })
  }

  function letGo(why: SignOutReason) {
    round += 1
    stopAlarm()
    alarmAt = Infinity
    mine = null
    isRestoring = false
    ports.access.forget()
    ports.farewell(why)
    ports.impersonated(null)
  }

  async function enter(grant: TokenGrant) {
    ports.access.adopt(grant)
    if (ports.presence() === null) {
      // The browser kept none of the cookies: every call would be refused, and the member told that
      // her session had ended.
      await ports.signOut().catch(() => {})
      ports.access.forget()
      throw new NotAllowed({ error: 'cookies_blocked' })
    }
    ports.forgetMember()
    ports.migration.write(null)
    ports.tell({ type: 'signedIn' })
    await take(grant, ports.now())
  }

  /** `at`: when the grant was received, from which its life counts. */
  async function take(grant: TokenGrant, at: number) {
    const begun = round
    mine = ports.presence()
    if (ports.isUnsure()) await ports.recognize()
    if (begun !== round) return
    let isMigrating = ports.migration.read()
    if (isMigrating === null) {
      // Asked before anything of the member is: an eligible one has no initial load (AUTH-010).
      isMigrating = await ports.askMigration()
      // Ended meanwhile, or begun anew.
      if (begun !== round) return
      ports.migration.write(isMigrating)
    }
    ports.impersonated(grant.impersonatorId ?? null)
    ports.lastActive(grant.lastActivity ?? null)
    dispatch({ type: 'granted', lifetime: grant.lifetime - (ports.now() - at), isMigrating })
  }

  /**
   * Whether the cookies are still of the session that this tab shows. If not, the tab is done with
   * it.
   */
  function isStillMine(): boolean {
    const present = ports.presence()
    if (mine === null || present === mine) return true
    dispatch(
      present === null ? { type: 'goneElsewhere', why: 'ended' } : { type: 'changedElsewhere' },
    )
    return false
  }

  return {
    dispatch,
    /** Restores the session of the cookie, when the store says so. */
    start: () => {
      if (ports.store.get().tag !== 'restoring') return
      isRestoring = true
      dispatch({ type: 'woke' })
    },
    /**
     * Asks for a new token, unless the cookies are another session's by now: the answer would be
     * another member's.
     */
    refresh: async (call: () => Promise<TokenGrant>): Promise<TokenGrant> => {
      if (isLeaving || !isStillMine()) throw new SessionExpired()
      return call()
    },
    signIn: async (credentials: Credentials) => enter(await ports.signIn(credentials)),
    /** A new session, by whatever way in. */
    enter,
    /** This tab fetched a grant by itself. */
    granted: (grant: TokenGrant) => {
      ports.tell({ type: 'granted', session: ports.presence() ?? '', grant, at: ports.now() })
      void take(grant, ports.now())
    },
    heard: (message: TabMessage) => {
      if (message.type === 'signedIn') {
        // In the workplace chat a tab that is opened goes on with the session of those that are
        // there.
        if (mine !== null && ports.presence() === mine) return
        if (ports.store.get().tag === 'signedOut') isRestoring = true
        return dispatch({ type: 'changedElsewhere' })
      }
      if (message.type === 'signedOut') return dispatch({ type: 'goneElsewhere', why: message.why })
      const { tag } = ports.store.get()
      if (isLeaving || tag === 'signedOut' || (tag === 'restoring' && !isRestoring)) return
      if (message.session !== (mine ?? ports.presence())) return
      ports.access.adopt(message.grant)
      void take(message.grant, message.at)
    },
    /**
     * The tab is seen again, the network is back, or she stays: look after what was missed
     * meanwhile.
     */
    revive: () => {
      if (ports.isAway() || hasSlept()) return
      const before = ports.store.get()
      if (before.tag === 'signedIn' && before.signOut === 'failed')
        return dispatch({ type: 'signOutAsked' })
      if (before.tag === 'signedIn' && !isStillMine()) return
      const session = ports.store.get()
      if (session.tag !== 'signedOut' && (session.attempt > 0 || ports.now() >= alarmAt))
        dispatch({ type: 'woke' })
    },
    /**
     * The clock says that nobody was here for too long, and may be wrong: hides everything until
     * the server has said whether the session goes on.
     */
    doubt,
    /** To be called every half minute: how a sleep is noticed. */
    beat: () => void hasSlept(),
  }

  function doubt() {
    if (!isStillMine()) return
    isRestoring = true
    dispatch({ type: 'slept' })
  }

  function hasSlept(): boolean {
    const silence = ports.now() - lastSign
    lastSign = ports.now()
    if (silence < sleepLimit || ports.isWatched() || ports.store.get().tag !== 'signedIn')
      return false
    doubt()
    return true
  }
}
export type SessionController = ReturnType<typeof createSessionController>
