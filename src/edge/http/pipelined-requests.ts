import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/**
 * Requests of one connection that may wait for their answers. Browsers send the next one after the
 * answer; each waiting one takes about 5 kB, and one chunk of a socket holds 1,000.
 */
export const pipelinedAtMost = 8

/** What becomes of a request: it is answered, refused, or ignored after a refused one. */
export type Turn = 'answer' | 'refuse' | 'ignore'

interface Connection {
  readonly waiting: Set<ServerResponse>
  isRefused: boolean
}

/**
 * Creates the limit. The request after the last allowed one is to be refused with
 * `connection: close`; those behind it are never answered.
 */
export function createPipelineLimit(): (req: IncomingMessage, res: ServerResponse) => Turn {
  const connections = new WeakMap<Socket, Connection>()
  return ({ socket }, res) => {
    const connection = connections.get(socket) ?? newConnection(socket)
    connections.set(socket, connection)
    if (connection.isRefused) return 'ignore'
    if (connection.waiting.size >= pipelinedAtMost) connection.isRefused = true
    connection.waiting.add(res)
    res.once('close', () => connection.waiting.delete(res))
    return connection.isRefused ? 'refuse' : 'answer'
  }
}

function newConnection(socket: Socket): Connection {
  const connection: Connection = { waiting: new Set(), isRefused: false }
  // Node closes only the answer under way; the calls of those behind it would go on.
  socket.once('close', () => {
    for (const res of connection.waiting) if (!res.closed) res.emit('close')
  })
  return connection
}
