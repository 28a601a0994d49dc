import { once } from 'node:events'
import { createServer } from 'node:net'

/**
 * Returns the first free port from `preferred` on. The port is free on IPv4 and IPv6, because
 * `localhost` may resolve to either.
 */
export async function freePort(preferred: number): Promise<number> {
  for (let port = preferred; port < preferred + 100; port += 1) {
    if ((await isFree(port, '127.0.0.1')) && (await isFree(port, '::1'))) return port
  }
  throw new Error(`No port from ${preferred} to ${preferred + 99} is free.`)
}

async function isFree(port: number, host: string): Promise<boolean> {
  const server = createServer()
  try {
    server.listen({ port, host })
    await once(server, 'listening')
    server.close()
    await once(server, 'close')
    return true
  } catch (error) {
    // A machine without IPv6 has no listener there.
    return ['EADDRNOTAVAIL', 'EAFNOSUPPORT'].includes((error as NodeJS.ErrnoException).code ?? '')
  }
}
