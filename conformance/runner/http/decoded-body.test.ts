import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync } from 'node:zlib'
import { afterEach, expect, test } from 'vitest'
import { runToy } from '../../testing/run-toy.ts'
import { correctResponse, startToy, type ToyServer } from '../../testing/toy-server.ts'
import { decoded } from './decoded-body.ts'

let toy: ToyServer | undefined
afterEach(() => toy?.close())

const json = Buffer.from('{"id":7}')
const of = (coding: string, body: Buffer) =>
  decoded({ headers: [['content-encoding', coding]], body })
const textOf = (coding: string, body: Buffer): string => {
  const result = of(coding, body)
  return 'body' in result ? result.body.toString('latin1') : result.by
}

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
  expect(textOf(coding, body)).toBe('{"id":7}')
})

test('an empty body, an unknown coding and a wrong coding stay as they are', () => {
  expect(textOf('gzip', Buffer.alloc(0))).toBe('')
  expect(of('zstd-of-ours', json)).toMatchObject({ body: json, unknownCoding: 'zstd-of-ours' })
  expect(of('gzip', json)).toMatchObject({ body: json, wrongCoding: 'gzip' })
  expect(of('gzip, identity', json)).toMatchObject({ body: json, wrongCoding: 'gzip' })
  expect(of('br', gzipSync(json))).toMatchObject({ wrongCoding: 'br' })
  expect(of('ours', Buffer.alloc(0))).not.toHaveProperty('unknownCoding')
})

test.each([
  ['gzip', gzipSync],
  ['deflate', deflateSync],
  ['br', brotliCompressSync],
])(
  'a body in %s that was cut is read as far as it goes, and one that ends early is wrong',
  (coding, pack) => {
    const long = Buffer.from(`[${Array.from({ length: 5_000 }, (_, at) => at * 7919).join(',')}]`)
    const half = pack(long).subarray(0, 6_000)
    const headers = [['content-encoding', coding]] as const
    const cut = decoded({ headers, body: half, isCut: true })
    expect('body' in cut ? cut.body.toString() : '').toMatch(/^\[0,7919,/)
    expect(decoded({ headers, body: half })).toMatchObject({ wrongCoding: coding })
  },
)

test('a body that is too long when it is unpacked is told as such', () =>
  expect(textOf('gzip', gzipSync(Buffer.alloc(40_000_000)))).toBe('too large'))

test.each([
  ['gzip', 1, 'content_coding'],
  ['ours', 4, undefined],
])('a server whose bodies are never %s ends with %d', async (coding, code, check) => {
  toy = await startToy((request) => {
    const { headers, ...answer } = correctResponse(request)
    return { ...answer, headers: { ...headers, 'content-encoding': coding } }
  })
  const run = await runToy(toy.address, { args: ['--phases', 'examples'] })
  expect(run.code).toBe(code)
  expect(new Set(run.failed.map((line) => line.split(': ')[1]))).toEqual(
    new Set(check === undefined ? [] : [check]),
  )
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
