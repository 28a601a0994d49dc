import { expect, test } from 'vitest'
import { documentOf } from '../../contract/document.ts'
import { basePathWarning, serverOf } from './contract-server.ts'
import { targetOfOptions } from './target-of-options.ts'

const document = documentOf('api.json', {
  openapi: '3.1.0',
  info: {},
  servers: [
    {
      url: '{scheme}://api.example/{version}',
      variables: { scheme: { default: 'https' }, version: { default: 'v1' } },
    },
  ],
  paths: {},
  components: {
    securitySchemes: {
      login: { type: 'http', scheme: 'basic' },
      token: { type: 'http', scheme: 'bearer' },
      key: { type: 'apiKey', in: 'header', name: 'X-Key' },
      oauth: { type: 'oauth2', flows: { clientCredentials: { tokenUrl: '/token' } } },
    },
  },
})
const plain = documentOf('api.json', { openapi: '3.1.0', info: {}, paths: {} })
const none = { headers: [], apiKeys: [] }

test('the server is that of the contract', () => {
  expect(targetOfOptions(none, document)).toMatchObject({
    name: 'api.example',
    bases: [{ address: 'https://api.example/v1' }],
  })
  expect(targetOfOptions({ ...none, target: 'http://127.0.0.1:8000' }, document).bases).toEqual([
    expect.objectContaining({ address: 'http://127.0.0.1:8000' }),
  ])
  expect(() => targetOfOptions(none, plain)).toThrow('states no server address')
})

test('credentials go to the security schemes of their kind', () => {
  const { credentials, headers } = targetOfOptions(
    {
      headers: ['X-Key: k-1', 'X-Tenant: test', 'Authorization: Bearer t-1'],
      auth: 'rosa:word:1',
      apiKeys: [],
    },
    document,
  )
  expect(credentials).toEqual({
    key: { value: 'k-1' },
    login: { username: 'rosa', password: 'word:1' },
    token: { value: 't-1' },
    oauth: { value: 't-1' },
  })
  expect(headers).toEqual({ 'x-tenant': 'test' })
})

test('without a security scheme, credentials are headers', () => {
  const base = { ...none, base: 'http://127.0.0.1' }
  expect(targetOfOptions({ ...base, auth: 'a:b' }, plain).headers).toEqual({
    authorization: 'Basic YTpi',
  })
  expect(targetOfOptions({ ...base, bearer: 't' }, plain).headers).toEqual({
    authorization: 'Bearer t',
  })
  expect(() => targetOfOptions({ ...base, apiKeys: ['k'] }, plain)).toThrow('has no API key')
})

test('client credentials are a persona that gets its token', () => {
  const { personas, logins } = targetOfOptions(
    { ...none, clientId: 'id', clientSecret: 'secret', scope: 'read' },
    document,
  )
  expect(personas.map(({ name }) => name)).toEqual(['client'])
  expect(logins['client']![0]).toMatchObject({
    method: 'POST',
    path: 'https://api.example/token',
    form: { grant_type: 'client_credentials', scope: 'read' },
    keep: { token: '/access_token' },
  })
  expect(() => targetOfOptions({ ...none, clientId: 'id' }, document)).toThrow('--client-secret')
})

test('a user or a refresh token is a persona, with or without a client', () => {
  const stepOf = (options: object) =>
    targetOfOptions({ ...none, tokenUrl: '/t', ...options }, document).logins['user']![0]!
  const user = stepOf({ user: 'rosa:word:1', clientId: 'app' })
  expect(user).toMatchObject({
    path: 'https://api.example/t',
    form: { grant_type: 'password', username: 'rosa', password: 'word:1', client_id: 'app' },
  })
  expect(user.headers).not.toHaveProperty('authorization')
  const refresh = stepOf({ refreshToken: 'r-1', clientId: 'app', clientSecret: 's' })
  expect(refresh.form).toEqual({ grant_type: 'refresh_token', refresh_token: 'r-1' })
  expect(refresh.headers).toMatchObject({ authorization: 'Basic YXBwOnM=' })
  expect(() => targetOfOptions({ ...none, user: 'a:b' }, document)).toThrow('--user needs')
  expect(() => stepOf({ user: 'a:b', refreshToken: 'r' })).toThrow('choose one')
})

test('RPCs are tested at an address without a target file', () => {
  const { rpc, credentials } = targetOfOptions(
    { ...none, proto: 'image.binpb', target: 'http://127.0.0.1:8080', bearer: 't-1' },
    plain,
  )
  expect(rpc).toMatchObject({ base: 'http://127.0.0.1:8080', protocols: ['connect-json'] })
  expect(credentials).toEqual({ 'rpc-bearer': { value: 't-1' } })
})

test('warns of an address without the base path of the contract', () => {
  const of = (target: string) => basePathWarning({ target }, document)
  expect(of('http://127.0.0.1:8000')).toEqual([expect.stringContaining('has /v1: check the base')])
  expect(of('http://127.0.0.1:8000/api')).toEqual([])
  expect(basePathWarning({ target: 'http://127.0.0.1:8000' }, plain)).toEqual([])
})

test('prefers the server that has the document, then a local one, to the first', () => {
  const servers = ['https://prod.example', 'http://localhost:80/a', 'https://int.example/b']
  const of = (file: string) =>
    serverOf(documentOf(file, { ...plain.root, servers: servers.map((url) => ({ url })) }))
  expect(of('https://int.example/openapi.json')).toBe('https://int.example/b')
  expect(of('openapi.json')).toBe('http://localhost/a')
})
