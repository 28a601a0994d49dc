import { request } from 'undici'
import { TOY_TOKEN } from '../../testing/toy-server.ts'

const headers = { authorization: `Bearer ${TOY_TOKEN}` }

const json = { ...headers, 'content-type': 'application/json', 'x-device': 'scale' }

/** Sends the traffic that a proxy observes: a read, a valid write and an invalid write. */
export async function drive(address: string): Promise<string[]> {
  const calls = [
    { path: '/notes?count=5', method: 'GET' as const, headers, body: null },
    {
      path: '/notes',
      method: 'POST' as const,
      headers: json,
      body: '{"text":"Walked today","mood":"GOOD"}',
    },
    { path: '/notes', method: 'POST' as const, headers: json, body: '{"text":""}' },
  ]
  const texts: string[] = []
  for (const { path, ...call } of calls) {
    try {
      const answer = await request(`${address}${path}`, {
        ...call,
        headersTimeout: 5_000,
        bodyTimeout: 5_000,
      })
      texts.push(`${answer.statusCode} ${await answer.body.text()}`)
    } catch {
      texts.push('broken')
    }
  }
  return texts
}
