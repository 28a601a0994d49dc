import { createServer } from 'vite'
import { flagsOffOf, markedPage } from '#session/member/model/disabled-flag-marks.ts'
import { bases } from '#generated/openapi/operations.ts'

// Serves pages from the sources with live reload, and proxies calls to the edge. The edge's
// security policy does not apply, because live reload needs inline styles and a socket.
const port = Number(process.env['PORTAL_PORT'])
const edge = `http://127.0.0.1:${process.env['EDGE_PORT']}`
const doors = Object.values(bases)
  .flatMap(({ door, contractPrefix }) =>
    door === null ? [] : [door === '' ? contractPrefix : `${door}/`],
  )
  .concat('/session/')

const flagsOff = flagsOffOf(process.env['PORTAL_FLAGS'] ?? '')

const server = await createServer({
  clearScreen: false,
  plugins: [{ name: 'flag-marks', transformIndexHtml: (html) => markedPage(html, flagsOff) }],
  server: {
    host: '127.0.0.1',
    port,
    strictPort: true,
    proxy: Object.fromEntries(doors.map((start) => [start, { target: edge }])),
  },
})
await server.listen()
console.log(JSON.stringify({ event: 'ready', port }))
process.once('SIGTERM', () => void server.close().then(() => process.exit(0)))
