import { ignoredPartnerError, type SsoAnswer } from '../model/single-sign-on.ts'
import { rawOf } from '#platform/model/parts/unknown-enum.ts'
import {
  createAccessCode,
  exchangeTeamsToken,
  redirectMemberToPartner,
  redirectToPartner,
  signIn,
  signInToEducation,
  signInWithIdentityCode,
  signInWithPartnerCode,
} from '#generated/openapi/calls.ts'
import type { PortalClient } from '#generated/openapi/client.ts'
import { ApiProblem } from '#generated/openapi/problem.ts'
import type { PartnerRedirect, PartnerSession } from '#generated/schemas/openapi/partners.reader.ts'
import type { TokenGrant } from '#platform/http/token-source.ts'
import { toRefusal, rejectWithFailure } from '#platform/http/to-failure.ts'
import { tokenGrantOf } from './auth-calls.ts'

/**
 * A request for a partner's single sign-on. `initialRequest`: a UUID that stays the same when the
 * same startup is retried.
 */
export type SsoRequest = {
  readonly partnerId: string
  readonly accessCode: string
  readonly acsURL: string | null
  readonly fromMobile: boolean
  readonly initialRequest: string
}

/** A session from a Teams token (2§4). `isRedirectFromTeams`: Teams opened a page for visitors. */
export type TeamsGrant = {
  readonly type: 'teams'
  readonly isRedirectFromTeams: boolean
  readonly grant: TokenGrant
}

/**
 * The calls of the sign-in methods (1§4, 2§7). `open` carries no access token, `member` carries the
 * session's.
 *
 * Each rejects with a Failure: Refused with the `error` code for rejected credentials, NotAllowed
 * for a locked account or a second step (with its MFA token).
 */
export function createSignInMethods(open: PortalClient, member: PortalClient) {
  const withRefusal = <T>(call: Promise<T>): Promise<T> => rejectWithFailure(call.catch(toRefusal))
  return {
    code: (code: string): Promise<TokenGrant> =>
      withRefusal(
        signIn(open, { body: { grant_type: 'authorization_code', code } }).then(tokenGrantOf),
      ),
    authToken: (auth_token: string): Promise<TokenGrant> =>
      withRefusal(
        signIn(open, { body: { grant_type: 'auth_token', auth_token } }).then(tokenGrantOf),
      ),
    education: (code: string): Promise<TokenGrant> =>
      withRefusal(
        signInToEducation(open, { body: { grant_type: 'authorization_code', code } }).then(
          tokenGrantOf,
        ),
      ),

    /** One-app: exchanges the parent app's signed token for a code, and the code for a session. */
    jwt: (jwt: string): Promise<TokenGrant> =>
      withRefusal(
        createAccessCode(open, { body: { jwt } })
          .then(({ code }) => signIn(open, { body: { grant_type: 'authorization_code', code } }))
          .then(tokenGrantOf),
      ),

    partnerCode: (partnerId: string, access_code: string): Promise<TokenGrant> =>
      withRefusal(
        signInWithPartnerCode(open, { partnerId, body: { access_code } }).then(partnerGrant),
      ),

    /** Uses the code of our own identity service, which signed the member in for the partner. */
    identityCode: (partnerId: string, code: string): Promise<TokenGrant> =>
      withRefusal(signInWithIdentityCode(open, { partnerId, body: { code } }).then(partnerGrant)),

    /**
     * Exchanges the Teams user's token for a session. Returns null without a token (no call is
     * made) or when the answer has none (2§7, GAP-068).
     */
    teams: async (jwt: string | null, isRedirectFromTeams: boolean): Promise<TeamsGrant | null> =>
      jwt === null || jwt === ''
        ? null
        : withRefusal(
            exchangeTeamsToken(open, { body: { jwt } }).then(
              ({ access_token: token, expires_in }) =>
                token === undefined
                  ? null
                  : {
                      type: 'teams',
                      isRedirectFromTeams,
                      grant: { token, lifetime: (expires_in ?? 0) * 1000 },
                    },
            ),
          ),

    /** Returns null for error code 110, which is ignored (2§7). Other errors propagate. */
    sso: (request: SsoRequest, asMember: boolean): Promise<SsoAnswer | null> => {
      const { partnerId, accessCode: code, acsURL, fromMobile, initialRequest } = request
      const params = {
        partnerId,
        fromMobile,
        ...(acsURL === null ? {} : { acsURL }),
        headers: { 'Initial-Request-Uuid': initialRequest },
        body: { accessCode: code },
      }
      const call = asMember
        ? redirectMemberToPartner(member, params)
        : redirectToPartner(open, params)
      return withRefusal(call.then(ssoAnswer, nullFor110))
    },
  }
}
export type SignInMethods = ReturnType<typeof createSignInMethods>

const partnerGrant = ({ token, lifeSeconds }: PartnerSession): TokenGrant => ({
  token,
  lifetime: lifeSeconds * 1000,
})

/**
 * Keeps the raw status: `ssoOutcome` compares it case-insensitively and fails for an unknown one.
 */
const ssoAnswer = ({ ssoStatus, ...answer }: PartnerRedirect): SsoAnswer => ({
  ...answer,
  ssoStatus: rawOf(ssoStatus),
})

function nullFor110(thrown: unknown): null {
  if (
    thrown instanceof ApiProblem &&
    (thrown.problem?.code === ignoredPartnerError ||
      thrown.problem?.errors?.some(({ code }) => code === ignoredPartnerError))
  )
    return null
  throw thrown
}
