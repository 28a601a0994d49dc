import { afterEach, expect, test } from 'vitest'
import {
  closeGrpc,
  envelope,
  proto,
  raw,
  startGrpc,
  status,
  type Fault,
} from '../testing/grpc-server.ts'
import { runGrpc } from '../testing/run-grpc.ts'

afterEach(closeGrpc)

const LIMIT = 4 * 1024 * 1024
const only = (rule: string): string[] => ['--only', `rpc/EchoService.Say/protocol/${rule}/**`]

/** Answers Say after the first bytes of the message, which say how long it is. */
const afterHead =
  (statusOf: (length: number) => number): Fault =>
  (request, response) => {
    if (!request.url.endsWith('/Say')) return false
    request.once('readable', () => {
      const code = statusOf((request.read(5) as Buffer).readUInt32BE(1))
      response.writeHead(200, proto)
      response.addTrailers(status(code))
      response.end(code === 0 ? envelope() : '')
    })
    return true
  }

test('a message above the limit may be refused before it is read', async () => {
  const lengths: number[] = []
  const fault = afterHead((length) => (lengths.push(length), length > LIMIT ? 8 : 0))
  const address = await startGrpc(['v1'], undefined, fault)
  expect(await runGrpc(address, ...only('large-message'))).toMatchObject({ code: 0, failed: [] })
  expect(lengths.some((length) => length > LIMIT)).toBe(true)
})

test('a gRPC server that fails at a large message is found', async () => {
  const fault = afterHead((length) => (length > LIMIT ? 13 : 0))
  const { code, failed } = await runGrpc(
    await startGrpc(['v1'], undefined, fault),
    ...only('large-message'),
  )
  expect({ code, failed }).toEqual({ code: 1, failed: ['rpc.EchoService.Say not_a_server_error'] })
})

/** Works long enough on each call of Say that it can be canceled, and answers otherwise after one. */
const afterCancel = (answer: Fault): Fault => {
  let isCanceled = false
  return (request, response) => {
    if (!request.url.endsWith('/Say')) return false
    request.stream.on('aborted', () => (isCanceled = true))
    setTimeout(() => {
      if (response.stream.destroyed) return
      const act = isCanceled ? answer : raw('Say', envelope(), status(0))
      act(request, response)
    }, 60)
    return true
  }
}

test.each<[string, string, Fault]>([
  ['cancels the next call', 'not_a_server_error', raw('Say', Buffer.alloc(0), status(1))],
  ['answers no more', 'no_answer', (_, response) => response.stream.close(2) === undefined],
])('a gRPC server that after a canceled call %s is found', async (_, check, fault) => {
  const { code, failed } = await runGrpc(
    await startGrpc(['v1'], undefined, afterCancel(fault)),
    ...only('after-cancel'),
  )
  expect({ code, failed }).toEqual({ code: 1, failed: [`rpc.EchoService.Say ${check}`] })
})
