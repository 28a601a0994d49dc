import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { header, type RequestContext } from '../http/request-context.ts'
import { createFifoCache } from './fifo-cache.ts'
import type { CookieEncryption } from './cookie-encryption.ts'
import { readCookie } from '../http/read-cookie.ts'
import {
  clearCookies,
  jarOf,
  setActivity,
  setHint,
  setPresence,
  setSession,
  type CookieJar,
} from './session-cookies.ts'

/**
 * The edge's idle limit (docs/quality.md#d5): 14 minutes, 60 s of countdown and 30 s of tolerance,
 * in milliseconds.
 */
export const idleLimitMs = 15.5 * 60_000

/**
 * Minimum age at which the activity cookie is renewed, in milliseconds. It is half the tolerance,
 * so that active members are never signed out.
 */
const stampEveryMs = 15_000

/** A valid session: both cookies are valid, belong together, and are not idle. */
export interface LiveSession {
  sid: string
  /** Time of the last activity, epoch milliseconds. */
  at: number
}

export interface EdgeSessions {
  /** Returns the session; undefined when it is missing, invalid or idle. */
  live(exchange: RequestContext): Promise<LiveSession | undefined>
  refreshToken(exchange: RequestContext): Promise<string | undefined>
  /**
   * Starts a session with three cookies; without a refresh token it lasts as long as its access
   * token. A live session of the same `subject` continues, so that open tabs need not restart.
   */
  start(exchange: RequestContext, refreshToken: string | null, subject?: string): Promise<void>
  /** Stores a rotated refresh token; the activity does not change. */
  rotate(exchange: RequestContext, session: LiveSession, refreshToken: string): Promise<void>
  /** Sets the last activity to `agoMs` milliseconds ago, never back. */
  touch(exchange: RequestContext, session: LiveSession, agoMs?: number): Promise<void>
  end(exchange: RequestContext): void
}

/**
 * Creates the session store. Cookies are its only state, so any edge process with the same key can
 * serve the next call.
 */
export function createEdgeSessions(seal: CookieEncryption, now: () => number): EdgeSessions {
  // Decrypting on every call would cost more than forwarding it. The caches hold no refresh tokens.
  const sids = createFifoCache<string>()
  const activities = createFifoCache<LiveSession>()

  const openSession = (sealed: string): Promise<unknown> => seal.open('portal-session', sealed)

  return {
    async live(exchange) {
      const cookies = header(exchange.req, 'cookie')
      const jar = jarOf(exchange)
      const session = readCookie(cookies, jar.session)
      const activity = readCookie(cookies, jar.activity)
      if (!session || !activity) return undefined
      const sid =
        sids.get(session) ??
        (await sids.fill(session, async () => readSession(await openSession(session))?.sid))
      const last =
        activities.get(activity) ??
        (await activities.fill(activity, async () =>
          readActivity(await seal.open('portal-activity', activity)),
        ))
      return last && last.sid === sid && now() - last.at <= idleLimitMs ? last : undefined
    },
    async refreshToken(exchange) {
      const sealed = readCookie(header(exchange.req, 'cookie'), jarOf(exchange).session)
      return (sealed && readSession(await openSession(sealed))?.refreshToken) || undefined
    },
    async start(exchange, refreshToken, subject) {
      const jar = jarOf(exchange)
      const sealed = readCookie(header(exchange.req, 'cookie'), jar.session)
      const before =
        subject !== undefined && sealed && (await this.live(exchange))
          ? readSession(await openSession(sealed))
          : undefined
      const sid = before !== undefined && before.subject === subject ? before.sid : randomUUID()
      exchange.session = sid
      exchange.cookies = [
        ...exchange.cookies,
        setSession(
          jar,
          await seal.close('portal-session', {
            refreshToken,
            sid,
            ...(subject === undefined ? {} : { subject }),
          }),
        ),
        setActivity(jar, await seal.close('portal-activity', { sid, at: now() })),
        presenceOf(jar, sid),
        ...setHint(jar),
      ]
    },
    async rotate(exchange, { sid }, refreshToken) {
      const jar = jarOf(exchange)
      exchange.cookies = [
        setSession(jar, await seal.close('portal-session', { refreshToken, sid })),
        presenceOf(jar, sid),
        ...setHint(jar),
      ]
    },
    async touch(exchange, { sid, at }, agoMs = 0) {
      const last = now() - agoMs
      if (last - at < stampEveryMs) return
      exchange.cookies = [
        setActivity(jarOf(exchange), await seal.close('portal-activity', { sid, at: last })),
      ]
    },
    end(exchange) {
      exchange.cookies = [...clearCookies(jarOf(exchange))]
    },
  }
}

/** The session as the presence cookie names it: a hash, not its id. */
export const presenceName = (sid: string): string =>
  createHash('sha256').update(`presence ${sid}`).digest('base64url').slice(0, 12)

const presenceOf = (jar: CookieJar, sid: string): string =>
  setPresence(jar, presenceName(sid), randomBytes(6).toString('base64url'))

function readSession(
  value: unknown,
): { refreshToken: string | null; sid: string; subject?: string } | undefined {
  const { refreshToken, sid, subject } = Object(value) as Record<string, unknown>
  if (!((typeof refreshToken === 'string' || refreshToken === null) && typeof sid === 'string'))
    return undefined
  return { refreshToken, sid, ...(typeof subject === 'string' ? { subject } : {}) }
}

function readActivity(value: unknown): LiveSession | undefined {
  const { sid, at } = Object(value) as Record<string, unknown>
  return typeof sid === 'string' && typeof at === 'number' ? { sid, at } : undefined
}
