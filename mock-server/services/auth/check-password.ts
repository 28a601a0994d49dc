import { createHash } from 'node:crypto'
import {
  isStill,
  type MemberRow,
  memberBySignInName,
  usernameKey,
} from '../../database/tables/members.ts'
import { readFact } from '../../database/facts/facts.ts'
import type { Sql, Store } from '../../database/store.ts'
import { readTicket } from '../../database/tables/tickets.ts'
import { openChallenge } from './mfa-challenges.ts'
import { isRightPassword } from './password-hash.ts'
import { countFailure, countAttempt, forgetFailures, isLocked } from './sign-in-attempts.ts'
import { mailVerification } from './verification-mail.ts'

/** The demo member whose account is always locked. */
const LOCKED_TEMPLATE = 'luis'
/** A hash to verify for an unknown username, so that response times do not differ. */
const NOBODY = 'nobody-has-this:AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA'

export type SignInCredentials = {
  readonly username: string
  readonly password: string
  readonly deviceToken?: string | undefined
}

/** A trusted device has failures of its own, so that others cannot lock a member out. */
const ofDevice = (deviceToken = ''): string =>
  `device ${createHash('sha256').update(deviceToken).digest('base64url')}`

/** The result of a password check. */
export type PasswordCheck =
  | { readonly type: 'right'; readonly member: MemberRow }
  | { readonly type: 'burst'; readonly wait: number }
  | { readonly type: 'locked' | 'wrong' | 'verification' }
  | { readonly type: 'second-step'; readonly mfaToken: string }

const isTrusted = async (
  sql: Sql,
  memberId: string,
  deviceToken: string | undefined,
  now: number,
): Promise<boolean> => {
  if (deviceToken === undefined) return false
  const ticket = await readTicket(sql, ['trusted-device'], deviceToken, now)
  return typeof ticket !== 'string' && ticket.memberId === memberId
}

/**
 * Checks a password with the same results for unknown usernames: five failures lock the name for 30
 * minutes, even for the right password. Other facts about an account follow the right password
 * only.
 */
export async function checkPassword(
  store: Store,
  given: SignInCredentials,
  now: number,
): Promise<PasswordCheck> {
  const username = usernameKey(given.username)
  const member = await memberBySignInName(store, username, now)
  const trusted =
    member !== undefined && (await isTrusted(store, member.id, given.deviceToken, now))
  const counted = trusted ? ofDevice(given.deviceToken) : username
  const wait = await countAttempt(store, counted, now)
  if (wait !== null) return { type: 'burst', wait }
  const fits = await isRightPassword(given.password, member?.password_hash ?? NOBODY)
  return store.transaction(async (sql): Promise<PasswordCheck> => {
    if (member?.template === LOCKED_TEMPLATE || (await isLocked(sql, counted, now)))
      return { type: 'locked' }
    if (!member || !fits || !(await isStill(sql, member))) {
      await countFailure(sql, counted, now)
      return { type: (await isLocked(sql, counted, now)) ? 'locked' : 'wrong' }
    }
    await forgetFailures(sql, counted)
    const { emailConfirmed, secondStep } = await readFact(sql, member.id, 'access')
    const { app, passkeys } = await readFact(sql, member.id, 'secondSteps')
    if (!emailConfirmed) {
      await mailVerification(sql, member, now)
      return { type: 'verification' }
    }
    if ((secondStep || app !== null || passkeys.length > 0) && !trusted)
      return { type: 'second-step', mfaToken: await openChallenge(sql, member.id, now) }
    return { type: 'right', member }
  })
}
