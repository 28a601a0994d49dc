import { randomBytes } from 'node:crypto'
import { readFact, writeFact } from '../../database/facts/facts.ts'
import type { Sql } from '../../database/store.ts'
import type { Schema } from '../../handlers/rest-call.ts'
import { stepOfCode } from './authenticator-app.ts'
import type { Challenge } from './mfa-challenges.ts'
import { counterOfProof } from './passkeys.ts'

const PROOF_SECONDS = 300

/** The second steps of a member that need no message. */
export async function otherStepsOf(
  sql: Sql,
  memberId: string,
): Promise<readonly Schema<'MfaStepKind'>[]> {
  const { app, passkeys } = await readFact(sql, memberId, 'secondSteps')
  return [
    ...(app === null ? [] : (['AUTHENTICATOR'] as const)),
    ...(passkeys.length === 0 ? [] : (['PASSKEY'] as const)),
  ]
}

/** Whether a code is of the member's app; it then works no second time. */
export async function isRightAppCode(
  sql: Sql,
  { member_id }: Challenge,
  code: string,
  now: number,
): Promise<boolean> {
  const before = await readFact(sql, member_id, 'secondSteps')
  const { app } = before
  const step = app && stepOfCode(app.secret, code, now)
  if (app === null || step === null || step <= app.lastStep) return false
  await writeFact(sql, member_id, 'secondSteps', { ...before, app: { ...app, lastStep: step } })
  return true
}

/** Makes the challenge that a passkey signs for this sign-in. */
export async function askProof(
  sql: Sql,
  { hash, member_id, expires_ms }: Challenge,
  now: number,
): Promise<{ readonly expiresIn: number; readonly passkey: Schema<'PasskeyRequest'> }> {
  const before = await readFact(sql, member_id, 'secondSteps')
  const value = randomBytes(32).toString('base64url')
  const until = Math.min(now + PROOF_SECONDS * 1000, expires_ms)
  await writeFact(sql, member_id, 'secondSteps', {
    ...before,
    proof: { value, until, mfaChallenge: hash },
  })
  return {
    expiresIn: Math.ceil((until - now) / 1000),
    passkey: {
      challenge: value,
      allowCredentials: before.passkeys.map(({ credentialId: id }) => ({ type: 'public-key', id })),
      userVerification: 'preferred',
      timeout: until - now,
    },
  }
}

/** Whether a passkey of the member signed this sign-in's challenge, which then works no more. */
export async function isRightProof(
  sql: Sql,
  { hash, member_id }: Challenge,
  given: Schema<'MfaPasskeyRequest'>,
  now: number,
): Promise<boolean> {
  const { proof, ...rest } = await readFact(sql, member_id, 'secondSteps')
  const passkey = rest.passkeys.find(({ credentialId }) => credentialId === given.passkey)
  if (!passkey || proof?.mfaChallenge !== hash || proof.until <= now) return false
  const counter = await counterOfProof(given, proof.value, passkey)
  if (counter === null) return false
  const used = { ...passkey, counter, lastUsedAt: new Date(now).toISOString() }
  await writeFact(sql, member_id, 'secondSteps', {
    ...rest,
    passkeys: rest.passkeys.map((one) => (one === passkey ? used : one)),
  })
  return true
}
