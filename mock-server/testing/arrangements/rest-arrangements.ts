import { firstText, type ArrangementContext } from './arrangement-context.ts'
import { secondStepArrangements } from './second-step-arrangements.ts'
import { form, mfaToken, signInWith } from './sign-in-calls.ts'
import type { Arrangement } from './arrangement.ts'
import { clientAuthorization } from './control-client.ts'

type Say = Arrangement['say']

const fieldsOf = (example: unknown): Readonly<Record<string, unknown>> =>
  example as Readonly<Record<string, unknown>>

const code = async ({ member, control }: ArrangementContext, kind: string): Promise<string> =>
  firstText(await control('POST', 'access-codes', { memberId: member.id, kind }), 'code')

/** Replaces the code in the example with the member's own code. */
const withCode =
  (field: string, kind: string): Say =>
  async (asked) => ({ body: { ...fieldsOf(asked.example), [field]: await code(asked, kind) } })

const jwt = async ({ member, control }: ArrangementContext, audience: string): Promise<string> =>
  firstText(await control('POST', 'jwts', { memberId: member.id, audience }), 'jwt')

/** The code or token of the last mail or text message to the member. */
const lastSecret = async ({ member, control }: ArrangementContext): Promise<string> =>
  (
    (await control('GET', `mails?scenario=${encodeURIComponent(member.scenario)}`)) as {
      secret: string
    }[]
  ).at(-1)?.secret ?? ''

const json = (body: object): RequestInit => ({
  method: 'POST',
  headers: { authorization: clientAuthorization, 'content-type': 'application/json' },
  body: JSON.stringify(body),
})

/** The member's account as staff view it. */
const viewed: Say = async (asked) => {
  const authToken = firstText(
    await asked.control('POST', 'auth-tokens', {
      memberId: asked.member.id,
      role: 'CallCenterRep',
    }),
    'authToken',
  )
  return {
    token: firstText(
      await signInWith(asked, { grant_type: 'auth_token', auth_token: authToken }),
      'access_token',
    ),
  }
}

const idFrom =
  (path: string): Say =>
  async ({ ask }) => ({ path: { id: firstText(await ask(path), 'id') } })

const contactId: Say = idFrom('/v1/users/me/contacts')

const bloodSugarId: Arrangement = {
  say: idFrom(
    '/v1/users/me/readings/bgs/data?start=2000-01-01T00:00:00&end=2100-01-01T00:00:00&count=1',
  ),
}
const bloodPressureId: Arrangement = {
  say: async ({ member, ask }) => ({
    path: {
      id: firstText(
        await ask(
          `/v1/users/${member.id}/reading/bp?start=2000-01-01T00:00:00&end=2100-01-01T00:00:00&count=1`,
        ),
        'id',
      ),
    },
  }),
}
const weightId: Arrangement = { say: idFrom('/v1/users/me/reading/weights?count=1') }

const newLink = { lastsDays: 7, reportDays: 30, parts: ['WEIGHT'] }
/** A text of a new link of the member: its id or its token. */
export const madeLink = async (
  { member, ask }: ArrangementContext,
  name: string,
): Promise<string> =>
  firstText(
    await ask('/v1/users/me/report-links', {
      ...json(newLink),
      headers: {
        authorization: `Bearer ${member.accessToken}`,
        'content-type': 'application/json',
      },
    }),
    name,
  )

export const arrangements: Readonly<Record<string, Arrangement>> = {
  signIn: {
    say: async (asked) => {
      const example = fieldsOf(asked.example)
      const { username, password, id } = asked.member
      if (example['grant_type'] === 'authorization_code')
        return { body: { ...example, code: await code(asked, 'access-code') } }
      if (example['grant_type'] === 'auth_token')
        return {
          body: {
            ...example,
            auth_token: firstText(
              await asked.control('POST', 'auth-tokens', { memberId: id }),
              'authToken',
            ),
          },
        }
      return { body: { ...example, username, password } }
    },
  },
  refreshSession: {
    say: ({ member, example }) => ({
      body: { ...fieldsOf(example), refresh_token: member.refreshToken },
    }),
  },
  listMfaContactPoints: {
    templates: ['mia'],
    say: async (asked) => ({ path: { id: await mfaToken(asked) } }),
  },
  answerMfaChallenge: {
    templates: ['mia'],
    say: async (asked) => {
      const token = await mfaToken(asked)
      const example = { ...fieldsOf(asked.example), mfaToken: token }
      if (!('code' in example)) return { body: example }
      await asked.ask(
        '/v1/users/auth/mfa/challenges',
        json({ mfaToken: token, contactType: 'EMAIL' }),
      )
      return { body: { ...example, code: await lastSecret(asked) } }
    },
  },
  ...secondStepArrangements,
  // The example's email address belongs to another member.
  savePersonalInfo: {
    say: ({ member, example }) => ({
      body: { ...fieldsOf(example), email: member.username, currentPassword: member.password },
    }),
  },
  changePassword: {
    say: ({ member, example }) => ({
      body: { ...fieldsOf(example), currentPassword: member.password },
    }),
  },
  requestPasswordReset: { say: ({ member }) => ({ body: { email: member.username } }) },
  resetPassword: {
    say: async (asked) => {
      await asked.ask('/v1/users/me/info/password/tokens', {
        ...form({ email: asked.member.username }),
        headers: { authorization: '' },
      })
      return { headers: { token: await lastSecret(asked) } }
    },
  },
  sendVerification: {
    templates: ['vera'],
    say: ({ member }) => ({ body: { email: member.username } }),
  },
  confirmVerification: {
    templates: ['vera'],
    say: async (asked) => {
      await asked.ask('/v1/users/info/email/verification', {
        ...json({ email: asked.member.username }),
        headers: { authorization: '', 'content-type': 'application/json' },
      })
      return { body: { token: await lastSecret(asked) } }
    },
  },
  // A person may order once, so each attempt needs a new one.
  orderLabKit: {
    say: ({ member, example }) => ({ body: { ...fieldsOf(example), email: member.username } }),
  },
  createAccessCode: { say: async (asked) => ({ body: { jwt: await jwt(asked, 'one-app') } }) },
  exchangeTeamsToken: { say: async (asked) => ({ body: { jwt: await jwt(asked, 'teams') } }) },
  signInToEducation: { say: withCode('code', 'education-code') },
  signInWithPartnerCode: { say: withCode('access_code', 'partner-code') },
  signInWithIdentityCode: { say: withCode('code', 'identity-code') },
  redirectMemberToPartner: { say: withCode('accessCode', 'access-code') },
  redirectToPartner: { say: withCode('accessCode', 'access-code') },
  connectExternalId: {
    templates: ['olga'],
    say: async (asked) => ({ query: { ssoAccessCode: await code(asked, 'sso-code') } }),
  },
  startMigration: {
    templates: ['olga'],
    say: async ({ member, example, ask }) => ({
      body: {
        ...fieldsOf(example),
        ccmAuthToken: member.accessToken,
        ccmUuid: firstText(await ask('/v1/users/me/partners/PUBLIC'), 'publicUUID'),
      },
    }),
  },
  startKeycloak: { say: withCode('accessCode', 'access-code') },
  getImpersonation: { say: viewed },
  endImpersonation: { say: viewed },
  updateContact: { say: contactId },
  deleteContact: { say: contactId },
  revokeReportLink: { say: async (asked) => ({ path: { id: await madeLink(asked, 'id') } }) },
  openReportLink: { say: async (asked) => ({ body: { token: await madeLink(asked, 'token') } }) },
  updateBloodSugarReading: bloodSugarId,
  correctBloodSugarReading: bloodSugarId,
  markBloodSugarReading: bloodSugarId,
  removeBloodSugarReading: bloodSugarId,
  correctBloodPressureReading: bloodPressureId,
  removeBloodPressureReading: bloodPressureId,
  markWeightReading: weightId,
  correctWeightReading: weightId,
  removeWeightReading: weightId,
}
