import type { Sql } from '../../database/store.ts'
import { memberById } from '../../database/tables/members.ts'
import { sendMail } from '../../database/tables/mails.ts'
import { issueTicket } from '../../database/tables/tickets.ts'
import { isPortalClient } from '../../services/auth/client-authentication.ts'
import {
  type Challenge,
  challengeOf,
  isRightCode,
  contactsOf,
  countWrong,
  finishChallenge,
  newCode,
  RESEND_SECONDS,
  WRONG_CODES,
} from '../../services/auth/mfa-challenges.ts'
import {
  askProof,
  isRightAppCode,
  isRightProof,
  otherStepsOf,
} from '../../services/auth/other-steps.ts'
import { openSession, sessionBody } from '../../services/auth/open-session.ts'
import type { RestAnswer, RestCall, RestHandlers, Schema } from '../rest-call.ts'
import {
  countRequest,
  deleteRequests,
  type RateLimit,
  secondsToWait,
} from '../../database/tables/rate-limits.ts'

/** Counts over all challenges of a member, so that a new sign-in grants no new guesses. */
const GUESSES: RateLimit = { kind: 'mfa-code', most: 2 * WRONG_CODES, ms: 30 * 60_000 }

/** Limits messages over all challenges, because each sign-in creates a new one. */
const SENDS: RateLimit = { kind: 'mfa-send', most: 10, ms: 10 * 60_000 }

type MfaCall = RestCall<'answerMfaChallenge'>
type MfaAnswer = Promise<RestAnswer<'answerMfaChallenge'>>

const send = (
  { now, store, problem, language }: MfaCall,
  { mfaToken, contactType }: Schema<'MfaSendRequest'>,
): MfaAnswer =>
  store.transaction(async (sql): MfaAnswer => {
    const challenge = await challengeOf(sql, mfaToken, now)
    if (!challenge) return problem(401, 'invalid_mfa_token')
    if (challenge.wrong >= WRONG_CODES) return problem(403, 'mfa_locked')
    const contact = (await contactsOf(sql, challenge.member_id, now)).find(
      (one) => one.contactType === contactType,
    )
    if (!contact) return problem(422, 'contact_not_available')
    if (challenge.resend_ms > now)
      return {
        ...problem(429, 'resend_too_soon'),
        headers: { 'Retry-After': String(Math.ceil((challenge.resend_ms - now) / 1000)) },
      }
    const wait = await countRequest(sql, SENDS, challenge.member_id, now)
    if (wait !== null)
      return { ...problem(429, 'resend_too_soon'), headers: { 'Retry-After': String(wait) } }
    const { code, expiresIn } = await newCode(sql, challenge, now)
    const text =
      language === 'es-US'
        ? `Su código de Wellspring es ${code}.`
        : `Your Wellspring code is ${code}.`
    await sendMail(sql, challenge.member_id, now, {
      channel: contactType,
      destination: contact.address,
      kind: 'mfa-code',
      secret: code,
      text,
    })
    return {
      status: 201,
      body: {
        contactType,
        destination: contact.destination,
        expiresIn,
        resendAfter: RESEND_SECONDS,
      },
    }
  })

/** Whether the code or proof is right, and why not. Only a right one changes what is stored. */
const checked = async (
  sql: Sql,
  challenge: Challenge,
  asked: Schema<'MfaCodeRequest'> | Schema<'MfaPasskeyRequest'>,
  now: number,
): Promise<'right' | 'wrong_code' | 'code_expired' | 'passkey_refused'> => {
  if ('signature' in asked)
    return (await isRightProof(sql, challenge, asked, now)) ? 'right' : 'passkey_refused'
  if (await isRightAppCode(sql, challenge, asked.code, now)) return 'right'
  if (!isRightCode(challenge, asked.code)) return 'wrong_code'
  return challenge.code_expires_ms <= now ? 'code_expired' : 'right'
}

const verify = (
  { now, store, problem }: MfaCall,
  asked: Schema<'MfaCodeRequest'> | Schema<'MfaPasskeyRequest'>,
): MfaAnswer =>
  store.transaction(async (sql): MfaAnswer => {
    const challenge = await challengeOf(sql, asked.mfaToken, now)
    if (!challenge) return problem(401, 'invalid_mfa_token')
    if (challenge.wrong >= WRONG_CODES) return problem(403, 'mfa_locked')
    if ((await secondsToWait(sql, GUESSES, challenge.member_id, now)) !== null)
      return problem(403, 'account_locked')
    const result = await checked(sql, challenge, asked, now)
    if (result === 'code_expired') return problem(422, result)
    if (result !== 'right') {
      await countWrong(sql, challenge)
      await countRequest(sql, GUESSES, challenge.member_id, now)
      return challenge.wrong + 1 >= WRONG_CODES ? problem(403, 'mfa_locked') : problem(422, result)
    }
    if (!(await finishChallenge(sql, challenge))) return problem(401, 'invalid_mfa_token')
    for (const { kind } of [GUESSES, SENDS]) await deleteRequests(sql, kind, challenge.member_id)
    const device = asked.trustDevice
      ? { device_token: await issueTicket(sql, 'trusted-device', challenge.member_id, now) }
      : {}
    return {
      status: 200,
      body: { ...sessionBody(await openSession(sql, challenge.member_id, now)), ...device },
    }
  })

/** The second step of sign-in. A code works once, for ten minutes, with its own challenge. */
export const mfa: RestHandlers<'answerMfaChallenge' | 'listMfaContactPoints' | 'startMfaStep'> = {
  answerMfaChallenge: async (call) => {
    if (!isPortalClient(call.authorization)) return call.problem(401, 'invalid_client')
    return 'contactType' in call.body ? send(call, call.body) : verify(call, call.body)
  },

  startMfaStep: ({ body: { mfaToken, step }, now, store, problem }) =>
    store.transaction(async (sql): Promise<RestAnswer<'startMfaStep'>> => {
      const challenge = await challengeOf(sql, mfaToken, now)
      if (!challenge) return problem(401, 'invalid_mfa_token')
      if (challenge.wrong >= WRONG_CODES) return problem(403, 'mfa_locked')
      if (!(await otherStepsOf(sql, challenge.member_id)).includes(step))
        return problem(422, 'contact_not_available')
      const expiresIn = Math.ceil((challenge.expires_ms - now) / 1000)
      return {
        status: 200,
        body:
          step === 'AUTHENTICATOR'
            ? { step, expiresIn }
            : { step, ...(await askProof(sql, challenge, now)) },
      }
    }, 'locking'),

  listMfaContactPoints: async ({ path, now, store, problem }) => {
    const challenge = await challengeOf(store, path.id, now)
    if (!challenge || !(await memberById(store, challenge.member_id)))
      return problem(401, 'invalid_mfa_token')
    if (challenge.wrong >= WRONG_CODES) return problem(403, 'mfa_locked')
    const contacts = await contactsOf(store, challenge.member_id, now)
    return {
      status: 200,
      body: {
        contactTypes: contacts.map(({ contactType, destination }) => ({
          contactType,
          destination,
        })),
        otherSteps: [...(await otherStepsOf(store, challenge.member_id))],
      },
    }
  },
}
