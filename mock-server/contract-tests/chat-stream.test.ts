import { expect, it } from 'vitest'
import * as rpc from '../../generated/rpc/calls.ts'
import { contractServer, rpcOf } from '../testing/contract-server.ts'

const contract = contractServer('edith')
const { call, member } = contract
const line = '/user/liv/me/chat/portal.chat.v1.ChatService/StreamEvents'

/** Returns a message in a Connect envelope: one byte of flags, four of length, and JSON. */
const enveloped = (message: object): Uint8Array<ArrayBuffer> => {
  const json = new TextEncoder().encode(JSON.stringify(message))
  const bytes = new Uint8Array(5 + json.length)
  new DataView(bytes.buffer).setUint32(1, json.length)
  bytes.set(json, 5)
  return bytes
}

const first = async (response: Response): Promise<unknown> => {
  const reader = response.body!.getReader()
  let bytes = new Uint8Array()
  for (;;) {
    const { value, done } = await reader.read()
    if (done) throw new Error('The stream ended before its first message.')
    bytes = new Uint8Array([...bytes, ...value])
    const length = bytes.length < 5 ? Infinity : new DataView(bytes.buffer).getUint32(1)
    if (bytes.length >= 5 + length)
      return JSON.parse(new TextDecoder().decode(bytes.subarray(5, 5 + length)))
  }
}

it('API-051: the session token opens the stream of events, which continues from a cursor and begins with ready', async () => {
  const { token } = await member('edith')
  const chat = rpcOf(contract, 'chat', 'portal.chat.v1.ChatService')(token)
  await chat(
    'createOneOnOneChat',
    rpc.createOneOnOneChat,
    { subject: 'Coaching' },
    { message: expect.any(Object) },
  )
  const { result: given } = await chat(
    'getCredentials',
    rpc.getCredentials,
    {},
    { message: expect.any(Object) },
  )
  const { result: listed } = await chat(
    'listChannels',
    rpc.listChannels,
    {},
    { message: expect.any(Object) },
  )
  const { sessionToken } = (given as { credentials: { sessionToken: string } }).credentials
  const { cursor } = listed as { cursor: string }
  const leaving = new AbortController()
  const { result } = await call('streamEvents', {
    token,
    send: async ({ fetch }) => {
      const response = await fetch(line, {
        method: 'POST',
        headers: { 'content-type': 'application/connect+json', 'connect-protocol-version': '1' },
        body: enveloped({ sessionToken, cursor }),
        signal: leaving.signal,
      })
      const event = await first(response)
      leaving.abort()
      return event
    },
    request: {
      line: `POST ${line}`,
      headers: { 'content-type': 'application/connect+json' },
      body: { sessionToken, cursor },
    },
    answer: { status: 200, body: undefined },
  })
  expect(result).toEqual({
    cursor,
    eventTime: expect.stringMatching(/^2026-11-20T17:0/),
    ready: { heartbeatSeconds: 15 },
  })
})
