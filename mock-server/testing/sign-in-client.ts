import { type SandboxResponse, startTestServer, type TestServer } from './sandbox-client.ts'

type Headers = Readonly<Record<string, string>>
type Mail = {
  readonly memberId: string
  readonly at: string
  readonly channel: string
  readonly destination: string
  readonly kind: string
  readonly secret: string
  readonly text: string
}

/** A test server with calls for sign-in. */
export type SignInServer = TestServer & {
  /** Sends JSON with the client's authorization, unless headers override it. */
  readonly json: (
    path: string,
    body: object,
    headers?: Headers,
    method?: string,
  ) => Promise<SandboxResponse>
  readonly mails: (scenario: string) => Promise<readonly Mail[]>
  readonly lastSecret: (scenario: string) => Promise<string>
  /** Moves a scenario's clock forward by minutes. */
  readonly later: (scenario: string, minutes: number) => Promise<unknown>
  readonly works: (token: string) => Promise<boolean>
  /** Creates a copy without a session: `{ id, username }`. */
  readonly copy: (template: string, scenario: string) => Promise<{ id: string; username: string }>
}

export const CLIENT = `Basic ${Buffer.from('portal-web:sandbox-secret').toString('base64')}`

export async function startSignInServer(members: readonly string[]): Promise<SignInServer> {
  const server = await startTestServer({ members })
  const mails: SignInServer['mails'] = async (scenario) =>
    (await server.control('GET', `mails?scenario=${encodeURIComponent(scenario)}`)).body
  return {
    ...server,
    json: (path, body, headers = {}, method = 'POST') =>
      server.call(path, {
        method,
        headers: { 'content-type': 'application/json', authorization: CLIENT, ...headers },
        body: JSON.stringify(body),
      }),
    mails,
    lastSecret: async (scenario) => (await mails(scenario)).at(-1)?.secret ?? '',
    later: (scenario, minutes) =>
      server.control('POST', 'clock', {
        scenario,
        now: new Date(Date.now() + minutes * 60_000).toISOString(),
      }),
    works: async (token) => (await server.call('/v1/users/me/token', { token })).status === 200,
    copy: async (template, scenario) =>
      (await server.control('POST', 'members', { template, scenario })).body,
  }
}
