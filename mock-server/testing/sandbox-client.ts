import type { CallRecord, Violation } from '../scenarios/call-records.ts'
import { type MockServer, type ServerOptions, startMockServer } from '../server.ts'
import { passingDatabase } from './fresh-database.ts'
import { assertCommonResponse, isProblem, withoutAdded } from './problem-members.ts'

/** All personas except the one with ten years of readings, which take long to generate. */
const MOST = [
  'rosa',
  'carmen',
  'walter',
  'edith',
  'frank',
  'nora',
  'paul',
  'beth',
  'luis',
  'pia',
  'wes',
]

export const PASSWORD = 'Wellspring-2026!'
const CLIENT = `Basic ${Buffer.from('portal-web:sandbox-secret').toString('base64')}`

/** `body` of a problem has no added members; `problem` is complete. */
export type SandboxResponse = {
  readonly status: number
  readonly headers: Headers
  // oxlint-disable-next-line typescript/no-explicit-any -- each test knows the shape of its body
  readonly body: any
  // oxlint-disable-next-line typescript/no-explicit-any -- each test knows the shape of its problem
  readonly problem?: any
}

/** A mock server on a free port with its own database, and its clients. */
export type TestServer = {
  readonly mock: MockServer
  readonly origin: string
  readonly call: (
    path: string,
    init?: RequestInit & { readonly token?: string; readonly scenario?: string },
  ) => Promise<SandboxResponse>
  readonly form: (
    path: string,
    fields: Readonly<Record<string, string>>,
    headers?: Readonly<Record<string, string>>,
  ) => Promise<SandboxResponse>
  readonly signIn: (
    username: string,
    password?: string,
    headers?: Readonly<Record<string, string>>,
  ) => Promise<SandboxResponse>
  readonly token: (username: string) => Promise<string>
  readonly control: (method: string, path: string, body?: unknown) => Promise<SandboxResponse>
  readonly member: (
    template: string,
    scenario: string,
    more?: object,
  ) => Promise<{ id: string; username: string; token: string }>
  readonly violations: (scenario: string) => Promise<readonly Violation[]>
  readonly calls: (scenario: string) => Promise<readonly CallRecord[]>
  readonly close: () => Promise<void>
}

const read = async (response: Response): Promise<SandboxResponse> => {
  const text = await response.text()
  let body: unknown
  try {
    body = text === '' ? undefined : JSON.parse(text)
  } catch {
    body = text
  }
  const { status, headers } = response
  if (isProblem(headers)) {
    assertCommonResponse(status, headers, body)
    return { status, headers, body: withoutAdded(body), problem: body }
  }
  return { status, headers, body }
}

export async function startTestServer(options: Partial<ServerOptions> = {}): Promise<TestServer> {
  const defects: unknown[] = []
  const { database, remove } =
    options.database === undefined
      ? await passingDatabase()
      : { database: options.database, remove: async () => undefined }
  const mock = await startMockServer({
    port: 0,
    control: true,
    members: MOST,
    onDefect: (error) => defects.push(error),
    ...options,
    database,
  })
  const origin = `http://127.0.0.1:${mock.port}`
  const call: TestServer['call'] = async (path, { token, scenario, ...init } = {}) => {
    const headers = new Headers(init.headers)
    if (token !== undefined) headers.set('authorization', `Bearer ${token}`)
    if (scenario !== undefined) headers.set('x-scenario', scenario)
    return read(await fetch(origin + path, { ...init, headers }))
  }
  const form: TestServer['form'] = (path, fields, headers = {}) =>
    call(path, {
      method: 'POST',
      body: new URLSearchParams(fields),
      headers: { authorization: CLIENT, ...headers },
    })
  const signIn: TestServer['signIn'] = (username, password = PASSWORD, headers = {}) =>
    form('/v1/users/me/auth', { grant_type: 'password', username, password }, headers)
  const token = async (username: string): Promise<string> =>
    (await signIn(username)).body.access_token
  const control: TestServer['control'] = (method, path, body) =>
    call(`/control/${path}`, {
      method,
      ...(body === undefined
        ? {}
        : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    })
  return {
    mock,
    origin,
    call,
    form,
    signIn,
    token,
    control,
    member: async (template, scenario, more = {}) => {
      const { body } = await control('POST', 'members', { template, scenario, ...more })
      return { id: body.id, username: body.username, token: await token(body.username) }
    },
    violations: async (scenario) => (await control('GET', `violations?scenario=${scenario}`)).body,
    calls: async (scenario) => (await control('GET', `calls?scenario=${scenario}`)).body,
    close: async () => {
      await mock.close()
      await remove()
      if (defects.length > 0) throw new AggregateError(defects, 'the mock server had defects')
    },
  }
}
