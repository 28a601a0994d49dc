import { stopAll } from '../process/start-program.ts'
import { startServer } from '../process/start-server.ts'

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

/** A mock server for the sweep, with its control API. */
export interface Sandbox {
  readonly origin: string
  readonly templates: readonly string[]
  /** Calls the control API. Rejects with its message on an error. */
  control(method: string, path: string, body?: object): Promise<unknown>
  /** Copies a persona for a scenario; `more` is added to the request. */
  member(template: string, scenario: string, more?: object): Promise<SignedInMember>
  arm(fault: {
    scenario: string
    operationId: string
    example?: string
    status?: number
  }): Promise<void>
  disarm(scenario: string): Promise<void>
  /** The contract violations that the server recorded for a scenario. */
  violations(scenario: string): Promise<string[]>
  stop(): Promise<void>
}

export const clientAuthorization = `Basic ${btoa('portal-web:sandbox-secret')}`

const refused = (path: string, status: number, body: unknown): Error =>
  new Error(`${path} answered ${status}: ${JSON.stringify(body)}`)

/** The control API of a mock server, and the members that it creates. */
export type ControlClient = Pick<Sandbox, 'origin' | 'control' | 'member'>

export function controlClient(origin: string): ControlClient {
  const control: Sandbox['control'] = async (method, path, body) => {
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

export async function startSandbox(): Promise<Sandbox> {
  let written = ''
  const { port } = await startServer(
    'mock server',
    ['mock-server/main.ts', '--memory', '--control', '--quiet', '--port', '0'],
    {},
    (text) => (written += text),
  )
  const door = controlClient(`http://127.0.0.1:${port}`)
  const { control } = door
  const templates = ((await control('GET', 'members')) as { name: string }[]).map(
    ({ name }) => name,
  )
  return {
    ...door,
    templates,
    arm: async (fault) => void (await control('POST', 'faults', { ...fault, times: 1 })),
    disarm: async (scenario) =>
      void (await control('DELETE', `faults?scenario=${encodeURIComponent(scenario)}`)),
    violations: async (scenario) =>
      (
        (await control('GET', `violations?scenario=${encodeURIComponent(scenario)}`)) as {
          kind: string
          messages: string[]
          status: unknown
        }[]
      ).map(
        ({ kind, status, messages }) =>
          `the server found (${kind}, answered ${String(status)}): ${messages.join('; ')}`,
      ),
    stop: async () => {
      await stopAll()
      if (/"event":"defect"/.test(written))
        throw new Error(`The mock server logged errors:\n${written}`)
    },
  }
}
