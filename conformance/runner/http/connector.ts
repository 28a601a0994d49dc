import type { Socket } from 'node:net'
import { buildConnector } from 'undici'
import { tlsOptionsOf, type Connection } from './connection.ts'
import { openTunnel } from './proxy.ts'
import { proxyOf } from './proxy-of.ts'

/** Opens the sockets of undici: with the certificates of a connection, through a proxy if there is one. */
export function connectorOf(connection: Connection, limit: number): buildConnector.connector {
  const direct = buildConnector({ ...tlsOptionsOf(connection), timeout: limit })
  return (options, callback) => {
    const url = new URL(`${options.protocol}//${options.host ?? options.hostname}`)
    const proxy = proxyOf(url)
    if (proxy === null) return direct(options, callback)
    const open = async (): Promise<void> => {
      let socket: Socket
      try {
        socket = await openTunnel(proxy, url, limit)
      } catch (error) {
        return callback(error as Error, null)
      }
      return options.protocol === 'https:'
        ? direct({ ...options, httpSocket: socket }, callback)
        : callback(null, socket)
    }
    void open()
  }
}
