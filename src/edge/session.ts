import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { header, type Exchange } from './exchange.ts'
import { createMemo } from './memo.ts'
import type { Seal } from './seal.ts'
import { activityCookie, clearCookies, readCookie, sessionCookie, setActivity, setPresence, setSession } from './session-cookies.ts'

/** Idle limit of the edge (quality.md D5): the browser's 14 min + 60 s countdown, and half a minute of grace. */
export const idleLimitMs = 15.5 * 60_000

/** An activity stamp younger than this stands; half the grace, so that it never signs out a member whom the browser still counts as here. */
const stampEveryMs = 15_000

/** A session that is alive: both cookies opened, of one session, not idle too long. */
export interface LiveSession {
  sid: string
  /** Epoch milliseconds of the last activity. */
  at: number
}

export interface Sessions {
  /** Undefined when there is none, it cannot be opened, or it was idle too long. */
  live(exchange: Exchange): Promise<LiveSession | undefined>
  refreshToken(exchange: Exchange): Promise<string | undefined>
  /** Starts a session: three cookies on the answer. Without a refresh token it lasts as long as its access token. */
  start(exchange: Exchange, refreshToken: string | null): Promise<void>
  /** Puts a rotated refresh token in; the activity stays as it was. */
  rotate(exchange: Exchange, session: LiveSession, refreshToken: string): Promise<void>
  /** Moves the idle clock. */
  touch(exchange: Exchange, session: LiveSession): Promise<void>
  end(exchange: Exchange): void
}

/** The cookies are the only state: any edge process with the same key can answer the next call. */
export function createSessions(seal: Seal, now: () => number): Sessions {
  // Opening the same two cookies on every call would cost more than forwarding it. Keeps no refresh token.
  const sids = createMemo<string>()
  const activities = createMemo<LiveSession>()

  const openSession = (sealed: string): Promise<unknown> => seal.open('portal-session', sealed)

  return {
    async live({ req }) {
      const cookies = header(req, 'cookie')
      const session = readCookie(cookies, sessionCookie)
      const activity = readCookie(cookies, activityCookie)
      if (!session || !activity) return undefined
      const sid = sids.get(session) ?? (await sids.fill(session, async () => readSession(await openSession(session))?.sid))
      const last = activities.get(activity) ?? (await activities.fill(activity, async () => readActivity(await seal.open('portal-activity', activity))))
      return last && last.sid === sid && now() - last.at <= idleLimitMs ? last : undefined
    },
    async refreshToken({ req }) {
      const sealed = readCookie(header(req, 'cookie'), sessionCookie)
      return (sealed && readSession(await openSession(sealed))?.refreshToken) || undefined
    },
    async start(exchange, refreshToken) {
      const sid = randomUUID()
      exchange.cookies = [
        ...exchange.cookies,
        setSession(await seal.close('portal-session', { refreshToken, sid })),
        setActivity(await seal.close('portal-activity', { sid, at: now() })),
        presenceOf(sid),
      ]
    },
    async rotate(exchange, { sid }, refreshToken) {
      exchange.cookies = [setSession(await seal.close('portal-session', { refreshToken, sid })), presenceOf(sid)]
    },
    async touch(exchange, { sid, at }) {
      if (now() - at < stampEveryMs) return
      exchange.cookies = [setActivity(await seal.close('portal-activity', { sid, at: now() }))]
    },
    end(exchange) {
      exchange.cookies = [...clearCookies]
    },
  }
}

/** The session's id itself stays sealed. */
const presenceOf = (sid: string): string =>
  setPresence(createHash('sha256').update(`presence ${sid}`).digest('base64url').slice(0, 12), randomBytes(6).toString('base64url'))

function readSession(value: unknown): { refreshToken: string | null; sid: string } | undefined {
  const { refreshToken, sid } = Object(value) as Record<string, unknown>
  return (typeof refreshToken === 'string' || refreshToken === null) && typeof sid === 'string' ? { refreshToken, sid } : undefined
}

function readActivity(value: unknown): LiveSession | undefined {
  const { sid, at } = Object(value) as Record<string, unknown>
  return typeof sid === 'string' && typeof at === 'number' ? { sid, at } : undefined
}
