import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import type { Socket } from 'node:net'
import { defaultPort } from './proxy-of.ts'

const proxyFault = (code: string): Error => Object.assign(new Error(code), { code })

/**
 * Opens a tunnel to an address through a proxy (CONNECT, RFC 9110 9.3.6). Rejects with the code
 * `PROXY_` and the status or the error code.
 */
export function openTunnel(proxy: URL, url: URL, limit: number): Promise<Socket> {
  const { username, password } = proxy
  const authority = `${url.hostname}:${defaultPort(url)}`
  return new Promise((resolve, reject) => {
    const sent = (proxy.protocol === 'https:' ? requestHttps : requestHttp)({
      host: proxy.hostname.replaceAll(/[[\]]/g, ''),
      port: defaultPort(proxy),
      method: 'CONNECT',
      path: authority,
      agent: false,
      timeout: limit,
      headers: {
        host: authority,
        ...(username === ''
          ? {}
          : {
              'proxy-authorization': `Basic ${Buffer.from(`${decodeURIComponent(username)}:${decodeURIComponent(password)}`).toString('base64')}`,
            }),
      },
    })
    sent.on('connect', ({ statusCode = 0 }, socket: Socket) => {
      if (statusCode >= 200 && statusCode < 300) {
        socket.setTimeout(0)
        return resolve(socket)
      }
      socket.destroy()
      reject(proxyFault(`PROXY_${statusCode}`))
    })
    // A proxy that does not know CONNECT answers it as any request.
    sent.on('response', ({ statusCode = 0 }) => {
      sent.destroy()
      reject(proxyFault(`PROXY_${statusCode}`))
    })
    sent.on('timeout', () => sent.destroy(proxyFault('ETIMEDOUT')))
    sent.on('error', (error: NodeJS.ErrnoException) =>
      reject(proxyFault(`PROXY_${error.code ?? 'unknown'}`)),
    )
    sent.end()
  })
}
