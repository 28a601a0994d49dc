import { createServer, type Server } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { type Balancer, startBalancer } from './balancer.ts'

const servers: Server[] = []
let balancer: Balancer | undefined
afterEach(() => {
  balancer?.stop()
  for (const server of servers.splice(0)) {
    server.closeAllConnections()
    server.close()
  }
})

/** An edge whose readiness the test sets. */
async function edge(name: string): Promise<{ port: number; state: { isReady: boolean } }> {
  const state = { isReady: true }
  const server = createServer((req, res) => {
    if (req.url === '/readyz') res.writeHead(state.isReady ? 200 : 503)
    res.end(name)
  })
  servers.push(server)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return { port: (server.address() as AddressInfo).port, state }
}

const asked = async (count: number): Promise<string[]> => {
  const names = new Set<string>()
  for (let call = 0; call < count; call += 1) {
    const answer = await fetch(`${balancer?.address}/x`)
    names.add(answer.headers.get('x-balancer') ?? (await answer.text()))
  }
  return [...names].toSorted()
}

it('goes round the edges that are ready', async () => {
  const [one, two] = [await edge('one'), await edge('two')]
  balancer = await startBalancer([one.port, two.port])
  expect(await asked(4)).toEqual(['one', 'two'])
  two.state.isReady = false
  await balancer.sees(two.port, false)
  expect(await asked(4)).toEqual(['one'])
  one.state.isReady = false
  await balancer.sees(one.port, false)
  expect(await asked(1)).toEqual(['none'])
})

it('says when an edge broke off instead of answering', async () => {
  const one = await edge('one')
  balancer = await startBalancer([one.port])
  servers[0]
    ?.removeAllListeners('request')
    .on('request', (req, res) => (req.url === '/readyz' ? res.end() : req.destroy()))
  expect(await asked(1)).toEqual(['cut'])
})
