import { connect, createServer, type Socket } from 'node:net'
import { placeOf } from '../database/postgres/postgres-settings.ts'

/** A connection to PostgreSQL that a test can cut and restore. */
export type CuttableConnection = {
  readonly database: string
  readonly cut: () => Promise<void>
  readonly restore: () => Promise<void>
  readonly close: () => Promise<void>
}

/** Opens a local port that forwards to the database at `address`. */
export async function cuttableConnection(address: string): Promise<CuttableConnection> {
  const { host, port } = placeOf(address)
  const sockets = new Set<Socket>()
  const server = createServer((near) => {
    const far = host.startsWith('/') ? connect(`${host}/.s.PGSQL.${port}`) : connect(port, host)
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(socket)
      socket.on('error', () => other.destroy())
      socket.once('close', () => {
        sockets.delete(socket)
        other.destroy()
      })
      socket.pipe(other)
    }
  })
  const listen = (at: number) =>
    new Promise<void>((resolve) => server.listen(at, '127.0.0.1', resolve))
  await listen(0)
  const bound = server.address()
  const near = typeof bound === 'object' && bound ? bound.port : 0
  const cut = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve())
      for (const socket of sockets) socket.destroy()
    })
  const through = new URL(address)
  through.searchParams.set('host', '127.0.0.1')
  through.searchParams.set('port', String(near))
  return {
    database: through.href,
    cut,
    restore: () => listen(near),
    close: () => (server.listening ? cut() : Promise.resolve()),
  }
}
