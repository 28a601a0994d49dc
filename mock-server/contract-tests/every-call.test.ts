import { expect, it } from 'vitest'
import * as rest from '../../generated/openapi/calls.ts'
import { createPortalClient } from '../../generated/openapi/client.ts'
import { bases, operations, rpcOperations } from '../../generated/openapi/operations.ts'
import portal from '../../generated/openapi/portal.json' with { type: 'json' }
import { file_portal_chat_v1_chat as chatFile } from '../../generated/proto/portal/chat/v1/chat_pb.js'
import { contractServer } from '../testing/contract-server.ts'

const { call, member } = contractServer('rosa')
const all = Object.values({ ...operations, ...rpcOperations })

it.each([
  ['en-US', 'invalid_token', /sign|session/i],
  ['es-US', 'invalid_token', /sesión/i],
])('API-007: Accept-Language %s is the language of the answer', async (language, error, words) => {
  await call('getUserToken', {
    send: (sender) => rest.getUserToken(sender.rest, { headers: { 'Accept-Language': language } }),
    request: {
      line: 'GET /v1/users/me/token',
      headers: { 'accept-language': language },
      body: undefined,
    },
    answer: { status: 401, body: { error, message: expect.stringMatching(words) } },
  })
})

it('API-007: every operation takes Accept-Language', () => {
  const without = Object.entries(
    portal.paths as Record<
      string,
      Record<string, { operationId?: string; parameters?: { $ref?: string; name?: string }[] }>
    >,
  ).flatMap(([, methods]) =>
    Object.values(methods).flatMap(({ operationId, parameters }) =>
      operationId === undefined || JSON.stringify(parameters ?? []).includes('Accept')
        ? []
        : [operationId],
    ),
  )
  expect(without).toEqual([])
})

/** The forms and the plain text body that the specification names; every other body is JSON. */
const forms = [
  'signIn',
  'refreshSession',
  'createChatAppCode',
  'signInToEducation',
  'changePassword',
  'requestPasswordReset',
  'resetPassword',
  'redirectMemberToPartner',
  'redirectToPartner',
  'startMigration',
  'startKeycloak',
]

it('API-008: every call with a body is JSON, but the forms and the plain text that the documents name', () => {
  const others = Object.values(operations).filter(
    ({ requestMediaTypes }) =>
      requestMediaTypes.length > 0 && String(requestMediaTypes[0]) !== 'application/json',
  )
  expect(
    Object.fromEntries(
      others.map(({ operationId, requestMediaTypes }) => [operationId, requestMediaTypes[0]]),
    ),
  ).toEqual({
    ...Object.fromEntries(
      forms.map((operationId) => [operationId, 'application/x-www-form-urlencoded']),
    ),
    saveStripsRemaining: 'text/plain',
  })
  expect(
    Object.values(rpcOperations).filter(
      ({ requestMediaTypes }) =>
        !(requestMediaTypes as readonly string[]).some((type) =>
          /^application\/(connect\+)?json$/.test(type),
        ),
    ),
  ).toEqual([])
})

it('API-008: a JSON call that is sent as something else is refused', async () => {
  const { token } = await member('rosa')
  await call('addContact', {
    token,
    send: ({ fetch }) =>
      fetch('/v1/users/me/contacts', {
        method: 'POST',
        headers: { 'content-type': 'text/plain' },
        body: '{}',
      }),
    request: {
      line: 'POST /v1/users/me/contacts',
      headers: { 'content-type': 'text/plain' },
      body: '{}',
    },
    answer: { status: 415, body: expect.objectContaining({ error: 'unsupported_media_type' }) },
  })
})

it('API-009, GAP-022: a path is relative to the API base, to the services base where {services} is shown, and none has a double slash', () => {
  expect(Object.keys(bases)).toEqual(['api', 'services', 'teams', 'migration', 'identity', 'rpc'])
  for (const { path, base, doorPath } of all) {
    expect(base).toBe(
      (
        { v1: 'api', 'member-migration': 'migration', identity: 'identity', user: 'rpc' } as Record<
          string,
          string
        >
      )[path.split('/')[1]!] ?? path.split('/')[1],
    )
    expect(`${path} ${doorPath}`).not.toContain('//')
  }
  // The specification writes these three paths with a leading slash.
  expect([
    operations.getFeatures.path,
    operations.getWeightTarget.path,
    operations.exchangeTeamsToken.path,
  ]).toEqual([
    '/v1/users/me/platform/features/config',
    '/v1/users/me/reading/weight/target',
    '/teams/service-teams/oauth2/tokenExchange',
  ])
})

it('API-009, GAP-022: a base with or without a slash at its end asks for the same address', async () => {
  const asked: string[] = []
  const fetch = async (request: Request) => {
    asked.push(request.url)
    return Response.json({ features: [] })
  }
  for (const baseUrl of ['https://api.example', 'https://api.example/'])
    await rest.getFeatures(createPortalClient({ baseUrl, fetch, paths: 'contract' }))
  expect(asked).toEqual([
    'https://api.example/v1/users/me/platform/features/config',
    'https://api.example/v1/users/me/platform/features/config',
  ])
})

it('API-001, GAP-107: the chat calls sit under user/liv/me/chat, are described in protobuf and called by POST with JSON', () => {
  const chat = Object.values(rpcOperations).filter(({ procedure }) =>
    procedure.startsWith('/portal.chat.v1.'),
  )
  expect(chat.map(({ path }) => path.split('/').slice(0, 5).join('/'))).toEqual(
    chat.map(() => '/user/liv/me/chat'),
  )
  expect(chat.map(({ method }) => method)).toEqual(chat.map(() => 'POST'))
  expect(
    chatFile.proto.service.flatMap(({ method }) => method.map(({ name }) => name)).toSorted(),
  ).toEqual(chat.map(({ procedure }) => procedure.split('/').at(-1)).toSorted())
})

it('GAP-107: every RPC is under user/liv/me', () => {
  expect(
    Object.values(rpcOperations).filter(
      ({ path, procedure }) =>
        !new RegExp(`^/user/liv/me/[A-Za-z]+${procedure.replaceAll('.', String.raw`\.`)}$`).test(
          path,
        ),
    ),
  ).toEqual([])
})

it.each([
  ['listBloodSugarReadings', '/v1/users/me/readings/bgs/data'],
  ['updateBloodSugarReading', '/v1/users/me/readings/bgs/{id}'],
  ['getBloodSugarStats', '/v1/users/me/readings/bgs/stats/extended'],
  ['listBloodPressureReadings', '/v1/users/{userId}/reading/bp'],
  ['getBloodPressureStats', '/v1/users/me/reading/bp/stats'],
  ['listWeightReadings', '/v1/users/me/reading/weights'],
  ['markWeightReading', '/v1/users/me/reading/weight/{id}'],
  ['getWeightStats', '/v1/users/me/reading/weight/stats'],
  ['getWeightTarget', '/v1/users/me/reading/weight/target'],
] as const)(
  'GAP-023: singular, plural, me and {userId} of %s are as the documents write them',
  (operation, path) => {
    expect(operations[operation].path).toBe(path)
  },
)

it('the contract’s defaults are those that the documents name', () => {
  const found: Record<string, unknown> = {}
  const look = (value: unknown, at: string): void => {
    if (typeof value !== 'object' || value === null) return
    if ('default' in value && ('type' in value || 'enum' in value))
      found[at.replace(/^.*\.(schemas|paths)\./, '')] = value.default
    for (const [name, inner] of Object.entries(value))
      if (name !== 'examples')
        look(inner, `${at}.${'name' in value && name === 'schema' ? String(value.name) : name}`)
  }
  look(portal, '')
  expect(found).toEqual({
    ContactPhoneType: 'MO',
    'PasswordGrant.properties.grant_type': 'password',
    'MfaCodeRequest.properties.trustDevice': false,
    'MfaPasskeyRequest.properties.trustDevice': false,
    '/v1/users/me/reading/weight/stats.get.parameters.2.extended_stats': true,
  })
})
