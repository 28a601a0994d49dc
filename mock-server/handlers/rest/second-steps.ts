import { randomBytes, randomUUID } from 'node:crypto'
import type { SecondStepFacts } from '../../database/facts/second-step-facts.ts'
import { readFact, updateFact, writeFact } from '../../database/facts/facts.ts'
import { lockMember } from '../../database/tables/members.ts'
import type { Sql } from '../../database/store.ts'
import { dropTickets } from '../../database/tables/tickets.ts'
import { appKeyUri, createAppKey, stepOfCode } from '../../services/auth/authenticator-app.ts'
import { checkCurrentPassword } from '../../services/auth/current-password.ts'
import { newPasskeyKey, PASSKEY_ALGORITHMS } from '../../services/auth/passkeys.ts'
import { tellOfChange } from '../../services/auth/tell-of-change.ts'
import type { RestAnswer, RestCall, RestHandlers } from '../rest-call.ts'

const KEY_SECONDS = 900
const CHALLENGE_SECONDS = 300
const WRONG_CODES = 5
const MOST_PASSKEYS = 10

/** A refusal that each change with a password has. */
type Refusal = Extract<RestAnswer<'startAuthenticator'>, { readonly status: 401 | 422 | 429 }>

/** The refusal of a change whose password is wrong; null when it is right. */
async function refusalOf({
  body,
  caller,
  now,
  store,
  problem,
}: Pick<
  RestCall<'startAuthenticator'>,
  'body' | 'caller' | 'now' | 'store' | 'problem'
>): Promise<Refusal | null> {
  const checked = await checkCurrentPassword(store, caller.id, body.password, now)
  switch (checked.type) {
    case 'right':
      return null
    case 'wait':
      return { ...problem(429, 'too_many_requests'), headers: checked.headers }
    case 'gone':
      return problem(401, 'invalid_token')
    case 'wrong':
      return problem(422, 'current_password_wrong')
  }
}

const tell = (sql: Sql, memberId: string, now: number, text: string): Promise<void> =>
  tellOfChange(sql, memberId, now, 'second-step-changed', text)

const isoOf = (now: number): string => new Date(now).toISOString()

/** What confirms a member's sign-in beside a message: an authenticator app and passkeys. */
export const secondSteps: RestHandlers<
  | 'getSecondSteps'
  | 'startAuthenticator'
  | 'confirmAuthenticator'
  | 'startPasskey'
  | 'addPasskey'
  | 'removeSecondStep'
> = {
  getSecondSteps: async ({ caller, store }) => {
    const { app, passkeys } = await readFact(store, caller.id, 'secondSteps')
    return {
      status: 200,
      body: {
        ...(app && { authenticator: { id: app.id, addedAt: app.addedAt } }),
        passkeys: passkeys.map(({ id, name, addedAt, lastUsedAt }) => ({
          id,
          name,
          addedAt,
          lastUsedAt,
        })),
      },
    }
  },

  startAuthenticator: async (call) => {
    const refusal = await refusalOf(call)
    if (refusal) return refusal
    const { caller, now, store } = call
    const value = createAppKey()
    const until = now + KEY_SECONDS * 1000
    await updateFact(store, caller.id, 'secondSteps', (before) => ({
      ...before,
      waitingKey: { value, until, wrong: 0 },
    }))
    const { email } = await readFact(store, caller.id, 'personal')
    return {
      status: 200,
      body: { secret: value, uri: appKeyUri(value, email), expiresIn: KEY_SECONDS },
    }
  },

  confirmAuthenticator: ({ body, caller, now, store, problem }) =>
    store.transaction(async (sql): Promise<RestAnswer<'confirmAuthenticator'>> => {
      await lockMember(sql, caller.id)
      const before = await readFact(sql, caller.id, 'secondSteps')
      const { waitingKey, ...rest } = before
      if (waitingKey === undefined || waitingKey.until <= now) return problem(409, 'no_setup')
      const step = stepOfCode(waitingKey.value, body.code, now)
      const write = (after: SecondStepFacts): Promise<void> =>
        writeFact(sql, caller.id, 'secondSteps', after)
      if (step === null) {
        const wrong = waitingKey.wrong + 1
        await write(wrong >= WRONG_CODES ? rest : { ...rest, waitingKey: { ...waitingKey, wrong } })
        return problem(422, 'wrong_app_code')
      }
      await write({
        ...rest,
        app: { id: randomUUID(), secret: waitingKey.value, addedAt: isoOf(now), lastStep: step },
      })
      await tell(sql, caller.id, now, 'An authenticator app was added to your account.')
      return { status: 204 }
    }, 'locking'),

  startPasskey: async (call) => {
    const refusal = await refusalOf(call)
    if (refusal) return refusal
    const { caller, now, store, problem } = call
    const challenge = randomBytes(32).toString('base64url')
    const { passkeys } = await updateFact(store, caller.id, 'secondSteps', (before) => ({
      ...before,
      creation: { value: challenge, until: now + CHALLENGE_SECONDS * 1000 },
    }))
    if (passkeys.length >= MOST_PASSKEYS) return problem(409, 'passkey_limit')
    const { firstName, lastName, email } = await readFact(store, caller.id, 'personal')
    return {
      status: 200,
      body: {
        challenge,
        rp: { name: 'Wellspring' },
        user: {
          id: Buffer.from(caller.publicId).toString('base64url'),
          name: email,
          displayName: `${firstName} ${lastName}`,
        },
        pubKeyCredParams: PASSKEY_ALGORITHMS.map((alg) => ({ type: 'public-key', alg })),
        excludeCredentials: passkeys.map(({ credentialId: id }) => ({ type: 'public-key', id })),
        authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
        timeout: CHALLENGE_SECONDS * 1000,
      },
    }
  },

  addPasskey: ({ body, caller, now, store, problem }) =>
    store.transaction(async (sql): Promise<RestAnswer<'addPasskey'>> => {
      await lockMember(sql, caller.id)
      const { creation, ...rest } = await readFact(sql, caller.id, 'secondSteps')
      if (creation === undefined || creation.until <= now) return problem(409, 'no_setup')
      if (rest.passkeys.length >= MOST_PASSKEYS) return problem(409, 'passkey_limit')
      const key = await newPasskeyKey(body, creation.value)
      if (key === null) return problem(422, 'passkey_refused')
      const made = { id: randomUUID(), name: body.name, addedAt: isoOf(now), lastUsedAt: null }
      await writeFact(sql, caller.id, 'secondSteps', {
        ...rest,
        passkeys: [...rest.passkeys, { ...made, ...key }],
      })
      await tell(sql, caller.id, now, 'A passkey was added to your account.')
      return { status: 201, body: made }
    }, 'locking'),

  removeSecondStep: async (call) => {
    const refusal = await refusalOf(call)
    if (refusal) return refusal
    const { caller, now, path, store, problem } = call
    return store.transaction(async (sql): Promise<RestAnswer<'removeSecondStep'>> => {
      await lockMember(sql, caller.id)
      const before = await readFact(sql, caller.id, 'secondSteps')
      const isApp = before.app?.id === path.id
      const passkeys = before.passkeys.filter(({ id }) => id !== path.id)
      if (!isApp && passkeys.length === before.passkeys.length) return problem(404, 'not_found')
      await writeFact(sql, caller.id, 'secondSteps', {
        ...before,
        app: isApp ? null : before.app,
        passkeys,
      })
      await dropTickets(sql, 'trusted-device', caller.id)
      await tell(
        sql,
        caller.id,
        now,
        `${isApp ? 'The authenticator app' : 'A passkey'} was removed from your account.`,
      )
      return { status: 204 }
    }, 'locking')
  },
}
