import { expect, test } from 'vitest'
import { environmentNames, environmentOf } from '#platform/model/environment.ts'
import { keycloakPost, migrationPost, type MigrationRequest } from './migration-form-post.ts'

const prod = environmentOf('prod')
const move: MigrationRequest = {
  memberUuid: '0f7d5f0a-6d3c-4f53-9f0a-3b1c1f1f9a01',
  isFromMobile: true,
  language: 'es-US',
  sessionUuid: '5b0f3c5e-0f0a-4f0e-9a54-0d8f6a2f7a10',
  origin: 'https://portal.wellspring.example',
  token: 'at-1',
}

test('SSO-018: the migration form has the fields of 2§7', () => {
  const post = migrationPost(move, prod)
  expect(post?.uri).toBe('https://migration.wellspring.example/start')
  expect(Object.keys(post?.fields ?? {})).toEqual([
    'ccmUuid',
    'clientName',
    'fromMobile',
    'locale',
    'sessionUuid',
    'redirectUrl',
    'ccmAuthToken',
  ])
  expect(post?.fields).toEqual({
    ccmUuid: move.memberUuid,
    clientName: 'member-portal',
    fromMobile: 'true',
    locale: 'es-US',
    sessionUuid: move.sessionUuid,
    redirectUrl: 'https://portal.wellspring.example/login',
    ccmAuthToken: 'at-1',
  })
})

test('SSO-019: the identity service form has the fields of the contract', () => {
  expect(
    keycloakPost(
      { accessCode: 'ac-1', language: 'en-US', origin: 'https://portal.wellspring.example' },
      prod,
    ),
  ).toEqual({
    uri: 'https://identity.wellspring.example/keycloak/start',
    fields: {
      accessCode: 'ac-1',
      clientName: 'member-portal',
      locale: 'en-US',
      redirectUrl: 'https://portal.wellspring.example/login',
    },
  })
})

test.each(environmentNames)('in %s both forms have allowed addresses', (name) => {
  const environment = environmentOf(name)
  expect(migrationPost(move, environment)).not.toBeNull()
  expect(
    keycloakPost(
      { accessCode: 'ac-1', language: 'en-US', origin: 'https://x.example' },
      environment,
    ),
  ).not.toBeNull()
})

test.each([
  'http://migration.wellspring.example/start',
  'https://evil.example/start',
  'https://migration.wellspring.example.evil.example/',
  'https://migration.wellspring.example:8443/start',
])('creates no form for %s', (address) => {
  expect(migrationPost(move, { ...prod, migrationStart: address })).toBeNull()
  expect(
    keycloakPost(
      { accessCode: 'ac-1', language: 'en-US', origin: 'https://x.example' },
      { ...prod, keycloakStart: address },
    ),
  ).toBeNull()
})
