import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Sql } from '../../database/store.ts'
import { type SignInServer, startSignInServer } from '../../testing/sign-in-client.ts'

let server: SignInServer
let statements: string[] = []
const noting = (sql: Sql): Sql => ({
  all: (text, parameters) => (statements.push(text), sql.all(text, parameters)),
  get: (text, parameters) => (statements.push(text), sql.get(text, parameters)),
  run: (text, parameters) => (statements.push(text), sql.run(text, parameters)),
  notify: (topic, payload) => sql.notify(topic, payload),
})
beforeAll(async () => {
  server = await startSignInServer(['rosa', 'vera'])
  const { store } = server.mock.sandbox
  const transaction = store.transaction.bind(store)
  Object.assign(store, {
    transaction: (work: (sql: Sql) => Promise<unknown>, kind?: 'serial' | 'locking') =>
      transaction((sql) => work(noting(sql)), kind),
  })
})
afterAll(() => server.close())

const ofOneRequest = new Set(['date', 'x-request-id', 'traceparent'])

/** Records the SQL of a call, and its response without the date and request ids. */
const traced = async (call: () => ReturnType<SignInServer['call']>) => {
  statements = []
  const { status, body, problem, headers } = await call()
  return {
    status,
    body,
    problem: problem && { ...problem, requestId: undefined },
    headers: [...headers].filter(([name]) => !ofOneRequest.has(name)),
    statements,
  }
}

test('a wrong password has the same response and queries for known and unknown names', async () => {
  const { username } = await server.copy('rosa', 'password')
  const known = await traced(() => server.signIn(username, 'wrong'))
  expect(known.statements.length).toBeGreaterThan(3)
  expect(await traced(() => server.signIn('nobody.at.all@example.com', 'wrong'))).toEqual(known)
})

test('a password reset mail has the same response and queries for known and unknown names', async () => {
  const { username } = await server.copy('rosa', 'reset')
  const ask = (email: string) =>
    traced(() => server.form('/v1/users/me/info/password/tokens', { email }, { authorization: '' }))
  const known = await ask(username)
  expect(known.statements.filter((text) => text.startsWith('INSERT'))).toHaveLength(3)
  expect(await ask('nobody.in.particular@example.com')).toEqual(known)
})

test('a verification mail has the same response for open, verified and unknown addresses', async () => {
  const open = await server.copy('vera', 'verification')
  const closed = await server.copy('rosa', 'verification')
  const ask = (email: string) =>
    traced(() => server.json('/v1/users/info/email/verification', { email }, { authorization: '' }))
  const first = await ask(open.username)
  expect(await ask(closed.username)).toEqual(first)
  expect(await ask('nobody.whatsoever@example.com')).toEqual(first)
})
