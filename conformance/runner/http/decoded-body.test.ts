import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync } from 'node:zlib'
import { afterEach, expect, test } from 'vitest'
import { runToy } from '../../testing/run-toy.ts'
import { correctResponse, startToy, type ToyServer } from '../../testing/toy-server.ts'
import { decodedBody } from './decoded-body.ts'

let toy: ToyServer | undefined
afterEach(() => toy?.close())

const json = Buffer.from('{"id":7}')
const decoded = (coding: string, body: Buffer): string =>
  decodedBody({ headers: [['content-encoding', coding]], body }).toString('latin1')

test.each([
  ['gzip', gzipSync(json)],
  ['GZIP', gzipSync(json)],
  ['deflate', deflateSync(json)],
  ['deflate', deflateRawSync(json)],
  ['br', brotliCompressSync(json)],
  ['gzip, br', brotliCompressSync(gzipSync(json))],
  ['identity', json],
  ['', json],
])('a body is read without its coding %s', (coding, body) => {
  expect(decoded(coding, body)).toBe('{"id":7}')
})

test('an empty body, an unknown coding and a wrong coding stay as they are', () => {
  expect(decoded('gzip', Buffer.alloc(0))).toBe('')
  expect(decoded('zstd-of-ours', json)).toBe('{"id":7}')
  expect(decoded('gzip', json)).toBe('{"id":7}')
})

test('a body that was cut is read as far as it goes', () => {
  const long = Buffer.from(`[${'"0123456789abcdef",'.repeat(2_000)}1]`)
  const cut = gzipSync(long).subarray(0, 150)
  expect(decoded('gzip', cut)).toMatch(/^\["0123456789abcdef"/)
})

test('a server that always compresses conforms', async () => {
  toy = await startToy((request, response) => {
    const { status, json: body, headers = {} } = correctResponse(request)
    response.writeHead(status, {
      'content-type': 'application/json',
      'content-encoding': 'gzip',
      ...headers,
    })
    response.end(gzipSync(JSON.stringify(body)))
    return undefined
  })
  expect(await runToy(toy.address, { args: ['--phases', 'examples,boundary'] })).toMatchObject({
    code: 0,
    failed: [],
  })
})
