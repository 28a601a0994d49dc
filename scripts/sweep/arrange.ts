import type { Signed } from './sandbox.ts'
import type { Said } from './rest-request.ts'

/** Who is asked for real, and what has to be so before she is: what the contract's examples cannot know. */
export interface Arrangement {
  /** Tried first, in this order; then everybody else. */
  readonly templates?: readonly string[]
  /** What this member says instead of the examples: her own password, the id of something of hers. */
  readonly say?: (asked: { readonly member: Signed; readonly origin: string; readonly example: unknown }) => Promise<Said> | Said
}

type Say = NonNullable<Arrangement['say']>

/** Asks the sandbox something of a member, as JSON. */
const ask = async ({ member, origin }: Parameters<Say>[0], path: string, init: RequestInit = {}): Promise<unknown> => {
  const answer = await fetch(origin + path, { ...init, headers: { authorization: `Bearer ${member.accessToken}`, 'x-scenario': member.scenario, ...init.headers } })
  return answer.json()
}

/** The first `id` that stands anywhere in an answer. */
const firstId = (body: unknown, key = 'id'): string => {
  if (typeof body !== 'object' || body === null) return ''
  const own = (body as Record<string, unknown>)[key]
  if (typeof own === 'string' || typeof own === 'number') return String(own)
  for (const each of Object.values(body)) {
    const found = firstId(each, key)
    if (found !== '') return found
  }
  return ''
}

const idFrom = (path: string, key?: string): Say => async (asked) => ({ path: { id: firstId(await ask(asked, path), key) } })

export const arrangements: Readonly<Record<string, Arrangement>> = {
  signIn: { say: ({ member: { username, password }, example }) => ({ body: { ...(example as object), ...('password' in (example as object) && { username, password }) } }) },
  refreshSession: { say: ({ member, example }) => ({ body: { ...(example as object), refresh_token: member.refreshToken } }) },
  changePassword: { say: ({ member, example }) => ({ body: { ...(example as object), oldPassword: member.password } }) },
  updateContact: { say: idFrom('/v1/users/me/contacts') },
  deleteContact: { say: idFrom('/v1/users/me/contacts') },
  updateBloodSugarReading: { say: idFrom('/v1/users/me/readings/bgs/data?start=2000-01-01T00:00:00&end=2100-01-01T00:00:00&count=1') },
  markWeightReading: { say: idFrom('/v1/users/me/reading/weights?count=1') },
}

