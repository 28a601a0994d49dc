import { rpcOperations } from '../../generated/openapi/operations.ts'
import type { BenchMember } from './sandbox-member.ts'

const post = (
  url: string,
  { authorization }: BenchMember,
  path: string,
  type: string,
  body: BodyInit,
  signal?: AbortSignal,
): Promise<Response> =>
  fetch(url + path, {
    method: 'POST',
    headers: { authorization, 'content-type': type, 'connect-protocol-version': '1' },
    body,
    ...(signal && { signal }),
  })

const ask = async (
  url: string,
  member: BenchMember,
  path: string,
  request: object,
): Promise<unknown> => {
  const answer = await post(url, member, path, 'application/json', JSON.stringify(request))
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}.`)
  return answer.json()
}

const enveloped = (request: object): Uint8Array<ArrayBuffer> => {
  const data = new TextEncoder().encode(JSON.stringify(request))
  const frame = new Uint8Array(5 + data.length)
  new DataView(frame.buffer).setUint32(1, data.length)
  frame.set(data, 5)
  return frame
}

/** Opens chat event streams in batches, reads the first event of each and closes it. */
export async function openStreams(
  url: string,
  member: BenchMember,
  count: number,
  atATime = 25,
): Promise<void> {
  await ask(url, member, rpcOperations.createOneOnOneChat.path, { subject: 'Coaching' })
  const { credentials } = (await ask(url, member, rpcOperations.getCredentials.path, {})) as {
    credentials: { sessionToken: string }
  }
  const body = enveloped({ sessionToken: credentials.sessionToken })
  const one = async (): Promise<void> => {
    const leave = new AbortController()
    const answer = await post(
      url,
      member,
      rpcOperations.streamEvents.path,
      'application/connect+json',
      body,
      leave.signal,
    )
    const first = await answer.body?.getReader().read()
    if (answer.status !== 200 || first?.done !== false)
      throw new Error(`The stream answered ${answer.status} and no event.`)
    leave.abort()
  }
  for (let opened = 0; opened < count; opened += atATime)
    await Promise.all(Array.from({ length: Math.min(atATime, count - opened) }, one))
}
