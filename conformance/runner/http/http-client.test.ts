import { createServer, type Socket } from 'node:net'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { runToy } from '../../testing/run-toy.ts'

/** A server that says nothing of it, but answers one request of each connection only. */
const forgetful = async (
  answerTo: (method: string) => string | null,
): Promise<{ address: string; heads: string[]; close: () => void }> => {
  const heads: string[] = []
  const server = createServer((socket: Socket) => {
    let answered = 0
    socket.on('error', () => undefined)
    socket.on('data', (chunk) => {
      if (answered > 0) {
        socket.resetAndDestroy()
        return
      }
      answered += 1
      const head = chunk.toString().split('\r\n')[0] ?? ''
      heads.push(head)
      const status = answerTo(head.split(' ')[0] ?? '')
      if (status === null) socket.resetAndDestroy()
      else
        socket.write(
          `HTTP/1.1 ${status}\r\ncontent-type: application/json\r\ncontent-length: 2\r\n\r\n{}`,
        )
    })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    heads,
    close: () => server.close(),
  }
}

const json = { 'application/json': { schema: { type: 'object' } } }
const responses = { 200: { description: 'Fine.', content: json } }
const contract = {
  openapi: '3.1.0',
  info: { title: 'Forgetful', version: '1' },
  paths: Object.fromEntries(
    ['a', 'b', 'c', 'd'].map((name) => [
      `/${name}`,
      {
        get: { operationId: `get_${name}`, responses },
        post: { operationId: `post_${name}`, requestBody: { content: json }, responses },
      },
    ]),
  ),
}
const args = ['--phases', 'examples', '--workers', '2']

test('a kept connection that the server closes without a word is no failure', async () => {
  const server = await forgetful(() => '200 OK')
  const { code, failed } = await runToy(server.address, { contract, args })
  server.close()
  expect([code, failed]).toEqual([0, []])
})

test('a target that fails and closes its connections is tested to the end', async () => {
  const server = await forgetful(() => '500 Internal Server Error')
  const { code, failed } = await runToy(server.address, { contract, args })
  server.close()
  expect(code).toBe(1)
  expect(failed.filter((each) => each.includes('not_a_server_error'))).toHaveLength(8)
  expect(failed.filter((each) => each.includes('no_answer'))).toEqual([])
})

test('a target that cuts every connection of one kind of call is a failure', async () => {
  const server = await forgetful((method) => (method === 'POST' ? null : '200 OK'))
  const { code, failed } = await runToy(server.address, { contract, args })
  server.close()
  expect(code).toBe(1)
  expect(failed.filter((each) => each.includes('no_answer'))).toHaveLength(4)
})
