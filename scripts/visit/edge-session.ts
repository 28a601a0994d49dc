import { operations } from '../../generated/openapi/operations.ts'
import type { Credentials } from './browser.ts'

/** A member's calls through the balancer, as a page makes them. */
export interface EdgeSession {
  /** Resolves to the status and the body; null is a call without an answer. */
  call(
    operation: { readonly method: string; readonly doorPath: string },
    request?: { body?: object; query?: string; key?: string },
  ): Promise<{ readonly status: number; readonly body: unknown } | null>
  /** Whether the session can be renewed. */
  renew(): Promise<boolean>
}

/** Signs a member in. Rejects when the edge refuses. */
export async function signInSession(
  portal: string,
  { username, password }: Credentials,
): Promise<EdgeSession> {
  const own = { 'x-portal-request': '1', origin: portal }
  const jar = new Map<string, string>()
  const cookie = (): string => [...jar].map((pair) => pair.join('=')).join('; ')
  const ask = async (path: string, init: RequestInit): Promise<Response> => {
    const answer = await fetch(portal + path, {
      ...init,
      headers: { ...own, cookie: cookie(), ...(init.headers as Record<string, string>) },
    })
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      jar.set(name, value)
    }
    return answer
  }
  const token = async (path: string, body: Record<string, string>): Promise<string | null> => {
    const answer = await ask(path, { method: 'POST', body: new URLSearchParams(body) })
    return answer.ok ? ((await answer.json()) as { access_token: string }).access_token : null
  }
  const access = await token(operations.signIn.doorPath, {
    grant_type: 'password',
    username,
    password,
  })
  if (access === null) throw new Error(`${username} cannot sign in.`)
  return {
    async call({ method, doorPath }, { body, query = '', key } = {}) {
      try {
        const answer = await ask(doorPath + query, {
          method,
          ...(body && { body: JSON.stringify(body) }),
          headers: {
            authorization: `Bearer ${access}`,
            accept: 'application/json',
            ...(body && { 'content-type': 'application/json' }),
            ...(key !== undefined && { 'idempotency-key': key }),
          },
        })
        if (answer.headers.get('x-balancer') === 'cut') return null
        return { status: answer.status, body: await answer.json().catch(() => null) }
      } catch {
        return null
      }
    },
    renew: () =>
      token(operations.refreshSession.doorPath, { grant_type: 'refresh_token' }).then(
        (renewed) => renewed !== null,
        () => false,
      ),
  }
}
