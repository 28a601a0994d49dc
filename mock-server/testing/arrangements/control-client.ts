/** A signed-in copy of a persona for one scenario. */
export interface SignedInMember {
  readonly template: string
  readonly scenario: string
  readonly id: string
  readonly username: string
  readonly password: string
  readonly accessToken: string
  readonly refreshToken: string
}

export const clientAuthorization = `Basic ${btoa('portal-web:sandbox-secret')}`

const refused = (path: string, status: number, body: unknown): Error =>
  new Error(`${path} answered ${status}: ${JSON.stringify(body)}`)

/** The control API of a mock server, and the members that it creates. */
export interface ControlClient {
  readonly origin: string
  /** Calls the control API. Rejects with its message on an error. */
  control(method: string, path: string, body?: object): Promise<unknown>
  /** Copies a persona for a scenario; `more` is added to the request. */
  member(template: string, scenario: string, more?: object): Promise<SignedInMember>
}

export function controlClient(origin: string): ControlClient {
  const control: ControlClient['control'] = async (method, path, body) => {
    const answer = await fetch(`${origin}/control/${path}`, {
      method,
      ...(body === undefined
        ? {}
        : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    })
    const told: unknown = await answer.json()
    if (!answer.ok) throw refused(path, answer.status, told)
    return told
  }
  return {
    origin,
    control,
    member: async (template, scenario, more = {}) => {
      const made = (await control('POST', 'members', { template, scenario, ...more })) as {
        id: string
        username: string
        password: string
      }
      const answer = await fetch(`${origin}/v1/users/me/auth`, {
        method: 'POST',
        headers: { authorization: clientAuthorization, 'x-scenario': `${scenario} sign-in` },
        body: new URLSearchParams({
          grant_type: 'password',
          username: made.username,
          password: made.password,
        }),
      })
      const session = (await answer.json()) as { access_token?: string; refresh_token?: string }
      // Some personas cannot sign in and have no tokens.
      return {
        ...made,
        template,
        scenario,
        accessToken: session.access_token ?? '',
        refreshToken: session.refresh_token ?? '',
      }
    },
  }
}
