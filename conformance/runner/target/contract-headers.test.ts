import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { prepare } from '../../cli/prepare.ts'
import { optionsOf } from '../../cli/options.ts'
import { temporaryFolder } from '../../testing/temporary-folder.ts'
import { contractHeaders } from './contract-headers.ts'

const given = { headers: ['X-API-Key: k:1'], apiKeys: [], bearer: 'b' }
const contract = 'https://api.example/docs/openapi.json'

test('credentials go to the server that they are for, and to no other', () => {
  const sent = { authorization: 'Bearer b', 'x-api-key': 'k:1' }
  expect(contractHeaders(contract, given)).toEqual(sent)
  expect(contractHeaders(contract, { ...given, target: 'https://api.example/v1' })).toEqual(sent)
  expect(contractHeaders(contract, { ...given, target: 'https://staging.example' })).toEqual({})
  expect(contractHeaders(contract, { ...given, base: 'http://api.example' })).toEqual({})
  expect(contractHeaders('openapi.json', given)).toEqual({})
  expect(contractHeaders(contract, { ...given, target: 'target.yaml' })).toEqual({})
  expect(contractHeaders(contract, { headers: [], apiKeys: [], auth: 'u:p:1' })).toEqual({
    authorization: `Basic ${Buffer.from('u:p:1').toString('base64')}`,
  })
})

test('a target file says by its base which server the credentials are for', () => {
  using folder = temporaryFolder({
    'own.json': { name: 'own', base: 'https://api.example/v1' },
    'other.json': { name: 'other', base: 'https://staging.example' },
  })
  const sentWith = (file: string): string[] =>
    Object.keys(contractHeaders(contract, { ...given, target: folder.file(file) }))
  expect(sentWith('own.json')).toEqual(['authorization', 'x-api-key'])
  expect(sentWith('other.json')).toEqual([])
})

test('a contract behind a key is fetched', async () => {
  const server = createServer(({ headers }, response) => {
    response.statusCode = headers['x-api-key'] === 'secret-key' ? 200 : 401
    response.end(
      JSON.stringify({
        openapi: '3.1.0',
        info: { title: 'Kept', version: '1' },
        paths: { '/x': { get: { responses: { 200: { description: '' } } } } },
      }),
    )
  })
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done))
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const asked = (...more: string[]) =>
    prepare(optionsOf(['run', `${address}/openapi.json`, ...more]))
  try {
    expect((await asked('--header', 'X-API-Key: secret-key')).operations.size).toBe(1)
    await expect(asked()).rejects.toThrow('it returned 401')
  } finally {
    server.close()
  }
})
