import { expect, test } from 'vitest'
import { documentOf } from '../contract/document.ts'
import { operationsOf } from '../contract/read-operations.ts'
import { destructiveOperations } from './destructive-operations.ts'

const isDestructive = (method: string, path: string, more: object = {}): boolean => {
  const document = documentOf('a.json', {
    openapi: '3.1.0',
    info: { title: 'A', version: '1' },
    paths: { [path]: { [method]: { responses: {}, ...more } } },
  })
  return Object.keys(destructiveOperations(document, operationsOf(document))).length === 1
}

test.each([
  ['post', '/__admin/shutdown', {}],
  ['post', '/__admin/reset', {}],
  ['delete', '/queue/purge', {}],
  ['post', '/x', { operationId: 'deleteAllMappings' }],
  ['post', '/x', { operationId: 'shutdownServer' }],
  ['post', '/notes', { 'x-destructive': true }],
])('%s %s %o is destructive', (method, path, more) =>
  expect(isDestructive(method, path, more)).toBe(true),
)

test.each([
  ['delete', true],
  ['patch', true],
  ['put', true],
  ['post', false],
  ['get', false],
])('%s of a collection changes the items of everybody: %s', (method, expected) => {
  const operation = { responses: {} }
  const document = documentOf('a.json', {
    openapi: '3.1.0',
    info: { title: 'A', version: '1' },
    paths: {
      '/shops/{shop}/items/': { [method]: { operationId: 'all', ...operation } },
      '/shops/{shop}/items/{item}/': { get: operation, delete: operation },
      '/settings': { put: operation },
    },
  })
  expect(Object.keys(destructiveOperations(document, operationsOf(document)))).toEqual(
    expected ? ['all'] : [],
  )
})

test.each([
  ['get', '/shutdown', {}],
  ['post', '/password/reset', {}],
  ['delete', '/notes/{id}', { operationId: 'deleteNote' }],
  ['post', '/flows/restart-flow', { operationId: 'RestartFlow' }],
  ['post', '/admin/shutdown', { 'x-destructive': false }],
  ['post', '/drop-off-locations', {}],
])('%s %s %o is not', (method, path, more) => expect(isDestructive(method, path, more)).toBe(false))
