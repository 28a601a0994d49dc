import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/**
 * The least that a server in Node can be: the body that it was started with as JSON, to whatever is
 * asked, once that has been read.
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
