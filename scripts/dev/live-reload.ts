import { createServer } from 'vite'
import { flagsOffOf } from '#session/member/model/disabled-flag-marks.ts'
import { demoDeployment } from '#platform/model/deployment.ts'
import { environmentOf } from '#platform/model/environment.ts'
import { pageWithSettings } from '../../src/edge/http/page-settings.ts'
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

const deployment = {
  ...demoDeployment,
  environment: environmentOf(process.env['PORTAL_ENVIRONMENT'] || 'local'),
  flagsOff: flagsOffOf(process.env['PORTAL_FLAGS'] ?? ''),
}

const server = await createServer({
  clearScreen: false,
  plugins: [
    { name: 'page-settings', transformIndexHtml: (html) => pageWithSettings(html, deployment) },
  ],
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
