import { createServer as createHttpServer } from 'node:http'
import { createServer, type Server } from 'node:https'
import { connect, type AddressInfo } from 'node:net'
import { afterEach, expect, test, vi } from 'vitest'
import { selfSigned } from '../testing/certificate.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { runToy } from '../testing/run-toy.ts'
import { toyListener } from '../testing/toy-server.ts'
import { publicConnection } from '../runner/http/connection.ts'
import { openHttpClient } from '../runner/http/http-client.ts'
import { requestPacing } from '../runner/http/request-pacing.ts'
import { targetOf } from '../runner/target/read-target.ts'
import { waitForTarget } from '../runner/preflight/wait-for-target.ts'
import { doctor } from './commands/doctor.ts'
import { optionsOf } from './options.ts'

const closing: (() => void)[] = []
afterEach(() => {
  for (const close of closing.splice(0)) close()
  vi.unstubAllEnvs()
})

const server = selfSigned({ host: 'care.test' })
const client = selfSigned()

const listen = async (
  made: Server | ReturnType<typeof createHttpServer>,
  port = 0,
): Promise<number> => {
  await new Promise<void>((done) => void made.listen(port, '127.0.0.1', done))
  closing.push(() => {
    made.closeAllConnections()
    made.close()
  })
  return (made.address() as AddressInfo).port
}

/** The toy server over TLS; it asks for the client certificate, unless it is open to all. */
const toyOverTls = (isOpen = false): Promise<number> =>
  listen(
    createServer(
      {
        ...server,
        ...(isOpen ? {} : { ca: client.cert, requestCert: true, rejectUnauthorized: true }),
      },
      toyListener(),
    ),
  )

/** A proxy that knows CONNECT only. It finds each host on this machine and lists what was asked. */
const proxy = async (credentials?: string): Promise<{ port: number; asked: string[] }> => {
  const asked: string[] = []
  const made = createHttpServer()
  made.on('connect', (request, socket) => {
    asked.push(String(request.url))
    const given = request.headers['proxy-authorization']
    if (credentials !== undefined && given !== `Basic ${btoa(credentials)}`)
      return socket.end('HTTP/1.1 407 Proxy Authentication Required\r\n\r\n')
    const up = connect(Number(String(request.url).split(':')[1]), '127.0.0.1', () => {
      socket.write('HTTP/1.1 200 Connection established\r\n\r\n')
      socket.pipe(up).pipe(socket)
    })
    for (const each of [up, socket]) each.on('error', () => socket.destroy())
    return undefined
  })
  return { port: await listen(made), asked }
}

const files = (): ReturnType<typeof temporaryFolder> =>
  temporaryFolder({
    'ca.pem': server.cert,
    'client.pem': client.cert,
    'client.key': client.key,
    'other.pem': selfSigned().cert,
  })

const examples = ['--phases', 'examples']

test('a client certificate opens a server that asks for one, and only then', async () => {
  const port = await toyOverTls()
  using folder = files()
  const ca = ['--ca', folder.file('ca.pem')]
  const both = ['--cert', folder.file('client.pem'), '--key', folder.file('client.key')]
  const tls = (args: readonly string[]) =>
    runToy(`https://127.0.0.1:${port}`, { args: [...examples, ...args] })
  expect(await tls([...ca, ...both])).toMatchObject({ code: 0 })
  expect(await tls(both)).toMatchObject({
    code: 4,
    words: expect.stringContaining('add --ca FILE'),
  })
  expect(await tls(ca)).toMatchObject({
    code: 4,
    words: expect.stringContaining('--cert FILE and --key FILE'),
  })
  expect(await tls([...ca, ...both.slice(0, 2)])).toMatchObject({
    code: 2,
    words: expect.stringContaining('--key'),
  })
  expect(
    await tls([...ca, '--cert', folder.file('other.pem'), '--key', folder.file('client.key')]),
  ).toMatchObject({ code: 2, words: expect.stringContaining('KEY_VALUES_MISMATCH') })
})

test('doctor names the missing certificate', async () => {
  const port = await toyOverTls()
  using folder = files()
  const asked = doctor(
    optionsOf([
      'doctor',
      ...['--openapi', 'generated/openapi/portal.json', '--base', `https://127.0.0.1:${port}`],
      ...['--target', `https://127.0.0.1:${port}`, '--ca', folder.file('ca.pem')],
    ]),
  )
  await expect(asked).rejects.toMatchObject({
    why: 'environment',
    message: expect.stringContaining('--cert FILE'),
  })
})

test('the missing certificate is named for a contract that the server serves, too', async () => {
  const port = await toyOverTls()
  using folder = files()
  const args = [`https://127.0.0.1:${port}/openapi.json`, '--ca', folder.file('ca.pem')]
  await expect(doctor(optionsOf(['doctor', ...args]))).rejects.toMatchObject({
    why: 'environment',
    message: expect.stringContaining('--cert FILE'),
  })
})

test('every report of an insecure run says that nothing was checked', async () => {
  const port = await toyOverTls(true)
  const { code, reports } = await runToy(`https://127.0.0.1:${port}`, {
    args: [...examples, '--insecure'],
  })
  expect(code).toBe(0)
  for (const [name, text] of Object.entries(reports))
    expect(text, name).toContain('certificates of servers were not checked')
})

test('HTTPS_PROXY tunnels, with its credentials, except to the hosts of NO_PROXY', async () => {
  const port = await toyOverTls()
  using folder = files()
  const { port: at, asked } = await proxy('ada:s3cret')
  vi.stubEnv('HTTPS_PROXY', `http://ada:s3cret@127.0.0.1:${at}`)
  const args = [
    ...examples,
    ...['--ca', folder.file('ca.pem')],
    ...['--cert', folder.file('client.pem'), '--key', folder.file('client.key')],
  ]
  expect(await runToy(`https://care.test:${port}`, { args })).toMatchObject({ code: 0 })
  expect(new Set(asked)).toEqual(new Set([`care.test:${port}`]))
  vi.stubEnv('HTTPS_PROXY', `http://127.0.0.1:${at}`)
  expect(await runToy(`https://care.test:${port}`, { args })).toMatchObject({
    code: 4,
    words: expect.stringContaining('PROXY_407'),
  })
  asked.length = 0
  vi.stubEnv('NO_PROXY', 'example.com, .test')
  expect(await runToy(`https://care.test:${port}`, { args })).toMatchObject({ code: 4 })
  expect(asked).toEqual([])
})

test('--wait begins when the server does', async () => {
  const reserved = createHttpServer()
  const port = await listen(reserved)
  await new Promise<void>((done) => void reserved.close(() => done()))
  const address = `http://127.0.0.1:${port}`
  expect(await runToy(address, { args: examples })).toMatchObject({
    code: 4,
    words: expect.stringContaining('--wait 60'),
  })
  const wire = openHttpClient({
    timeoutSeconds: 2,
    concurrency: 1,
    connection: publicConnection,
    pace: requestPacing({ concurrency: 1, perSecond: 1_000, patienceSeconds: 1 }),
  })
  let starts = 2
  const seen: unknown[] = []
  const send: typeof wire.send = async (sent) => {
    const exchange = await wire.send(sent)
    seen.push(exchange.kind === 'broken' ? exchange.by : exchange.status)
    // The server starts after the first attempt, and its gateway says 503 once more.
    if (seen.length === 1)
      await listen(
        createHttpServer((_, response) => void response.writeHead(--starts > 0 ? 503 : 404).end()),
        port,
      )
    return exchange
  }
  await waitForTarget({
    target: targetOf('target.yaml', { base: address }),
    wire: { ...wire, send },
    waitSeconds: 60,
  })
  await wire.close()
  expect(seen).toEqual(['unreachable', 503, 404])
})
