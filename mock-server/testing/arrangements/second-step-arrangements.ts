import { Secret, TOTP } from 'otpauth'
import { softwarePasskey, type SoftwarePasskey } from '../software-passkey.ts'
import { firstText, type ArrangementContext } from './arrangement-context.ts'
import type { Arrangement } from './arrangement.ts'
import { mfaToken } from './sign-in-calls.ts'

const STEPS = '/v1/users/me/second-steps'

const json = (method: string, body: object): RequestInit => ({
  method,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
})

const password = ({ member }: ArrangementContext) => ({ password: member.password })

/** The right code for a new key of the member's app. */
const firstCode = async (asked: ArrangementContext): Promise<string> => {
  const secret = firstText(
    await asked.ask(`${STEPS}/authenticator`, json('POST', password(asked))),
    'secret',
  )
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: await asked.now() })
}

const challenge = async (asked: ArrangementContext): Promise<string> =>
  firstText(
    await asked.ask(`${STEPS}/passkey-challenges`, json('POST', password(asked))),
    'challenge',
  )

/** Adds a passkey; resolves to its id. */
export const addedPasskey = async (
  asked: ArrangementContext,
  passkey: SoftwarePasskey = softwarePasskey(),
): Promise<string> =>
  firstText(
    await asked.ask(
      `${STEPS}/passkeys`,
      json('POST', { name: 'My phone', ...passkey.made(await challenge(asked)) }),
    ),
    'id',
  )

const withPassword: Arrangement = { say: (asked) => ({ body: password(asked) }) }

export const secondStepArrangements = {
  startAuthenticator: withPassword,
  startPasskey: withPassword,
  confirmAuthenticator: { say: async (asked) => ({ body: { code: await firstCode(asked) } }) },
  addPasskey: {
    say: async (asked) => ({
      body: { name: 'My phone', ...softwarePasskey().made(await challenge(asked)) },
    }),
  },
  removeSecondStep: {
    say: async (asked) => ({ path: { id: await addedPasskey(asked) }, body: password(asked) }),
  },
  startMfaStep: {
    say: async (asked) => {
      if (firstText(asked.example, 'step') === 'PASSKEY') await addedPasskey(asked)
      else await asked.ask(`${STEPS}/authenticator`, json('PUT', { code: await firstCode(asked) }))
      return {
        body: {
          step: firstText(asked.example, 'step'),
          mfaToken: await mfaToken(asked),
        },
      }
    },
  },
} as const satisfies Readonly<Record<string, Arrangement>>
