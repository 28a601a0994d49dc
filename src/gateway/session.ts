import createClient from 'openapi-fetch'
import * as Schema from 'effect/Schema'
import type { components, paths } from '#generated/openapi/types.d.ts'
import type { Grant } from './access.ts'
import { decoder, type Accepts } from './decode.ts'
import { serializePath } from './door.ts'
import { Refused, type Failure } from './failure.ts'
import { send, type FetchPorts } from './portal-fetch.ts'
import { failureOfAnswer, problemParts, retryAfterSeconds, toFailure } from './problem.ts'

/** What the portal keeps of a token answer. The edge has taken the refresh token out. */
const TokenAnswer = Schema.Struct({ access_token: Schema.NonEmptyString, expires_in: Schema.Int })
export type AcceptsSession = Accepts<components['schemas']['Session'], typeof TokenAnswer>

export type Credentials = { readonly username: string; readonly password: string }

const form = { 'Content-Type': 'application/x-www-form-urlencoded' }

/** The calls about the session itself, which carry no access token. Each rejects with a Failure. */
export function createSessionCalls(ports: Pick<FetchPorts, 'language' | 'fetch'>) {
  const client = createClient<paths>({ fetch: request => send(request, ports), pathSerializer: serializePath })

  return {
    /** 401 (the same for a wrong password and an unknown name) is Refused; locked or a second step missing is NotAllowed. */
    signIn: async ({ username, password }: Credentials): Promise<Grant> => {
      const answer = await client
        .POST('/v1/users/me/auth', { headers: form, body: { grant_type: 'password', username, password } })
        .catch((thrown: unknown) => Promise.reject(toFailure(thrown, 'signIn')))
      return answer.data ? grantOf('signIn', answer.data) : fail('signIn', answer, refusedCredentials)
    },

    /** Swaps the session cookie for a new access token. SessionExpired when it is over. */
    refresh: async (): Promise<Grant> => {
      const answer = await client
        .POST('/v1/users/me/auth/refresher', { headers: form, body: { grant_type: 'refresh_token', refresh_token: '' } })
        .catch((thrown: unknown) => Promise.reject(toFailure(thrown, 'refreshSession')))
      return answer.data ? grantOf('refreshSession', answer.data) : fail('refreshSession', answer)
    },
  }
}

const decodeSession = decoder('signIn', TokenAnswer)
function grantOf(operation: string, data: components['schemas']['Session']): Grant {
  try {
    const { access_token: token, expires_in } = decodeSession(data)
    return { token, lifetime: expires_in * 1000 }
  } catch (thrown) {
    throw toFailure(thrown, operation)
  }
}

type BadAnswer = { readonly error?: unknown; readonly response: Response }
const refusedCredentials = ({ response, error }: BadAnswer): Failure | null => {
  const problem = problemParts(error)
  return response.status === 401 && problem.error === 'invalid_grant'
    ? new Refused({ status: 401, error: problem.error, message: problem.message, details: [] })
    : null
}

function fail(operation: string, answer: BadAnswer, special: (answer: BadAnswer) => Failure | null = () => null): never {
  const wait = retryAfterSeconds(answer.response.headers.get('Retry-After'), Date.now())
  throw special(answer) ?? failureOfAnswer(operation, answer.response.status, answer.error, wait)
}
