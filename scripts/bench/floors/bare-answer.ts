import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/**
 * A minimal Node server. It answers every request with the JSON of BARE_BODY after it has read the
 * request.
 */
const body = process.env['BARE_BODY'] ?? '{}'
const server = createServer((call, answer) => {
  call.resume()
  call.once('end', () =>
    answer
      .writeHead(200, {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
      })
      .end(body),
  )
})
server.listen(0, '127.0.0.1', () =>
  console.log(JSON.stringify({ event: 'ready', port: (server.address() as AddressInfo).port })),
)
