import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { afterAll, expect, test } from 'vitest'
import { selfSigned } from '../testing/certificate.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { runToy } from '../testing/run-toy.ts'
import { startToy, toyListener } from '../testing/toy-server.ts'

const closing: (() => void)[] = []
afterAll(() => closing.forEach((close) => close()))

/** Serves the toy server over TLS. */
const behindTls = async (pair: { key: string; cert: string }): Promise<string> => {
  const server = createServer(pair, toyListener())
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done))
  closing.push(() => {
    server.closeAllConnections()
    server.close()
  })
  return `https://127.0.0.1:${(server.address() as AddressInfo).port}`
}

test('accepts only the certificate authority of the target file', async () => {
  const pair = selfSigned()
  const address = await behindTls(pair)
  expect(await runToy(address)).toMatchObject({
    code: 4,
    words: expect.stringMatching(/certificate.*SELF_SIGNED/),
  })
  using folder = temporaryFolder({ 'ca.pem': pair.cert })
  expect(
    await runToy(address, {
      target: { ca: folder.file('ca.pem') },
      args: ['--phases', 'examples'],
    }),
  ).toMatchObject({ code: 0 })
})

test('rejects an expired certificate and one of another host', async () => {
  const [over, other] = [selfSigned({ isOver: true }), selfSigned({ address: [127, 0, 0, 2] })]
  using folder = temporaryFolder({ 'over.pem': over.cert, 'other.pem': other.cert })
  expect(
    await runToy(await behindTls(over), { target: { ca: folder.file('over.pem') } }),
  ).toMatchObject({ code: 4, words: expect.stringContaining('CERT_HAS_EXPIRED') })
  expect(
    await runToy(await behindTls(other), { target: { ca: folder.file('other.pem') } }),
  ).toMatchObject({ code: 4, words: expect.stringContaining('ALTNAME') })
})

test('HTTP on an https address is not measured', async () => {
  const toy = await startToy()
  closing.push(() => void toy.close())
  expect(await runToy(toy.address.replace('http:', 'https:'))).toMatchObject({
    code: 4,
    words: expect.stringContaining('TLS'),
  })
})
