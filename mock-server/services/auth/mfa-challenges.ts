import { createHash, randomInt } from 'node:crypto'
import { readFact } from '../../database/facts/facts.ts'
import type { Sql } from '../../database/store.ts'
import { hashOf, createToken } from '../../database/tokens.ts'
import type { Schema } from '../../handlers/rest-call.ts'

export const CODE_SECONDS = 600
export const RESEND_SECONDS = 30
const CHALLENGE_MS = 15 * 60_000
export const WRONG_CODES = 5

export type Challenge = {
  readonly hash: string
  readonly member_id: string
  readonly expires_ms: number
  readonly wrong: number
  readonly code_hash: string | null
  readonly code_expires_ms: number
  readonly resend_ms: number
}

/** Starts the second step of a sign-in and returns its token. */
export async function openChallenge(sql: Sql, memberId: string, now: number): Promise<string> {
  const token = createToken('mfa')
  await sql.run('DELETE FROM mfa_challenges WHERE member_id = ? AND expires_ms <= ?', [
    memberId,
    now,
  ])
  await sql.run(
    'INSERT INTO mfa_challenges (hash, member_id, expires_ms, done, wrong, code_hash, code_expires_ms, resend_ms) VALUES (?, ?, ?, 0, 0, NULL, 0, 0)',
    [hashOf(token), memberId, now + CHALLENGE_MS],
  )
  return token
}

/** Returns the open challenge, locked or not. */
export function challengeOf(
  sql: Sql,
  mfaToken: string,
  now: number,
): Promise<Challenge | undefined> {
  return sql.get<Challenge>(
    'SELECT hash, member_id, expires_ms, wrong, code_hash, code_expires_ms, resend_ms FROM mfa_challenges WHERE hash = ? AND done = 0 AND expires_ms > ?',
    [hashOf(mfaToken), now],
  )
}

export async function scenarioOfChallenge(sql: Sql, mfaToken: string): Promise<string | null> {
  return (
    (
      await sql.get<{ scenario: string | null }>(
        'SELECT m.scenario FROM mfa_challenges c JOIN members m ON m.id = c.member_id WHERE c.hash = ?',
        [hashOf(mfaToken)],
      )
    )?.scenario ?? null
  )
}

/** Hashes a code with its challenge, because it is valid for that challenge only. */
const codeHash = (challenge: string, code: string): string =>
  createHash('sha256').update(`${challenge} ${code}`).digest('base64url')

/** Creates a code that replaces the previous one. */
export async function newCode(
  sql: Sql,
  { hash, expires_ms }: Challenge,
  now: number,
): Promise<{ code: string; expiresIn: number }> {
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  const expires = Math.min(now + CODE_SECONDS * 1000, expires_ms)
  await sql.run(
    'UPDATE mfa_challenges SET code_hash = ?, code_expires_ms = ?, resend_ms = ? WHERE hash = ?',
    [codeHash(hash, code), expires, now + RESEND_SECONDS * 1000, hash],
  )
  return { code, expiresIn: Math.ceil((expires - now) / 1000) }
}

export function isRightCode({ hash, code_hash }: Challenge, code: string): boolean {
  return code_hash !== null && codeHash(hash, code) === code_hash
}

export function countWrong(sql: Sql, { hash }: Challenge): Promise<number> {
  return sql.run('UPDATE mfa_challenges SET wrong = wrong + 1 WHERE hash = ?', [hash])
}

/** Finishes a challenge. Of two concurrent calls one succeeds. */
export async function finishChallenge(sql: Sql, { hash }: Challenge): Promise<boolean> {
  return (
    (await sql.run('UPDATE mfa_challenges SET done = 1 WHERE hash = ? AND done = 0', [hash])) === 1
  )
}

export type ContactPoint = Schema<'MfaContactPoint'> & { readonly address: string }

/**
 * Returns the contact points of a member, in full and masked. For a day after a change the former
 * address is used.
 */
export async function contactsOf(
  sql: Sql,
  memberId: string,
  now: number,
): Promise<readonly ContactPoint[]> {
  const personal = await readFact(sql, memberId, 'personal')
  const { former } = await readFact(sql, memberId, 'access')
  const before = (
    one: { readonly address: string; readonly until: number } | undefined,
  ): string | null => (one !== undefined && one.until > now ? one.address : null)
  const email = before(former?.email) ?? personal.email
  const present = personal.phones.find(({ phoneType }) => phoneType === 'MO')
  const mobile = present && { number: before(former?.mobile) ?? present.number }
  return [
    { contactType: 'EMAIL', destination: email.replace(/^(.).*@/, '$1•••@'), address: email },
    ...(mobile
      ? [
          {
            contactType: 'SMS' as const,
            destination: `•••-•••-${mobile.number.slice(-4)}`,
            address: mobile.number,
          },
        ]
      : []),
  ]
}
