import { type MemberRow, memberByUsername, usernameKey } from '../store/members.ts'
import { ACCESS_SECONDS, openFamily, revokeFamily, rotate, type Tokens } from '../store/sessions.ts'
import type { Sql } from '../store/store.ts'
import type { Handlers, Schema } from './operation.ts'
import { passwordFits } from './passwords.ts'

const WRONG_TRIES = 5
const LOCKED_MS = 30 * 60_000
const BURST = 20
const BURST_MS = 60_000
/** The story of one demo member: locked whatever is typed. */
const LOCKED_TEMPLATE = 'luis'
/** Verified against when the user name is not known, so that the answer takes as long. */
const NOBODY = 'nobody-has-this:AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA'

type Attempts = { failures: number; last_ms: number }

const clientFits = (authorization: string): boolean => {
  const id = process.env['SANDBOX_CLIENT_ID'] ?? 'portal-web'
  const secret = process.env['SANDBOX_CLIENT_SECRET'] ?? 'sandbox-secret'
  const given = /^Basic (.+)$/i.exec(authorization)?.[1]
  return given !== undefined && Buffer.from(given, 'base64').toString('utf8') === `${id}:${secret}`
}

const session = (tokens: Tokens): Schema<'Session'> => ({
  access_token: tokens.accessToken,
  refresh_token: tokens.refreshToken,
  expires_in: ACCESS_SECONDS,
  last_activity_timestamp: new Date(tokens.activeBefore).toISOString().replace(/\.\d+Z$/, 'Z'),
  type: 'Bearer',
})

const recent = new Map<string, number[]>()
/** Too many tries for one name within a minute, right or wrong. */
const isBurst = (username: string, now: number): boolean => {
  const tries = (recent.get(username) ?? []).filter((at) => at > now - BURST_MS && at <= now)
  tries.push(now)
  recent.delete(username)
  recent.set(username, tries.slice(-BURST - 1))
  if (recent.size > 1000) recent.delete(recent.keys().next().value!)
  return tries.length > BURST
}

const isLocked = async (sql: Sql, username: string, now: number): Promise<boolean> => {
  await sql.run('DELETE FROM sign_in_attempts WHERE last_ms <= ?', [now - LOCKED_MS])
  const attempts = await sql.get<Attempts>('SELECT failures, last_ms FROM sign_in_attempts WHERE username = ?', [username])
  return (attempts?.failures ?? 0) >= WRONG_TRIES
}

const countFailure = (sql: Sql, username: string, now: number) =>
  sql.run(
    `INSERT INTO sign_in_attempts (username, failures, last_ms) VALUES (?, 1, ?)
     ON CONFLICT (username) DO UPDATE SET failures = sign_in_attempts.failures + 1, last_ms = excluded.last_ms`,
    [username, now],
  )

const check = async (member: MemberRow | undefined, password: string): Promise<boolean> => {
  const fits = await passwordFits(password, member?.password_hash ?? NOBODY)
  return member !== undefined && fits
}

/**
 * Password grant, refresh and sign-out. Known and unknown user names get the same answers throughout: five wrong
 * tries lock the name for 30 minutes, and while it is locked the right password does not help.
 */
export const signIn: Handlers<'signIn' | 'refreshSession' | 'signOut'> = {
  signIn: async ({ body, authorization, now, store, problem }) => {
    if (!clientFits(authorization)) return problem(401, 'invalid_client')
    if (!('username' in body)) return problem(401, 'code_refused')
    const username = usernameKey(body.username)
    if (isBurst(username, now)) return { ...problem(429, 'too_many_requests'), headers: { 'Retry-After': String(BURST_MS / 1000) } }
    const member = await memberByUsername(store, username)
    const fits = await check(member, body.password)
    return store.transaction(async (sql) => {
      if (member?.template === LOCKED_TEMPLATE || (await isLocked(sql, username, now))) return problem(403, 'account_locked')
      if (!member || !fits) {
        await countFailure(sql, username, now)
        return (await isLocked(sql, username, now)) ? problem(403, 'account_locked') : problem(401, 'invalid_grant')
      }
      await sql.run('DELETE FROM sign_in_attempts WHERE username = ?', [username])
      return { status: 200, body: session(await openFamily(sql, member.id, now)) }
    })
  },

  refreshSession: async ({ body, authorization, now, store, problem }) => {
    if (!clientFits(authorization)) return problem(401, 'invalid_client')
    const tokens = await store.transaction((sql) => rotate(sql, body.refresh_token, now))
    return tokens ? { status: 200, body: session(tokens) } : problem(401, 'session_over')
  },

  signOut: async ({ caller, store }) => {
    await revokeFamily(store, caller.familyId)
    return { status: 204 }
  },
}
