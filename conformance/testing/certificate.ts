import { generateKeyPairSync, sign } from 'node:crypto'
import { der, sequence, oid } from './der.ts'

const ECDSA_SHA256 = sequence(oid('2a8648ce3d040302'))

const pem = (bytes: Buffer): string =>
  `-----BEGIN CERTIFICATE-----\n${bytes
    .toString('base64')
    .match(/.{1,64}/g)!
    .join('\n')}\n-----END CERTIFICATE-----\n`

/**
 * A self-signed certificate of an IP address and a host name (X.509, ECDSA), valid until 2049, or
 * with `isOver` until 2020.
 */
export function selfSigned({
  isOver = false,
  address = [127, 0, 0, 1],
  host = 'localhost',
}: { isOver?: boolean; address?: readonly number[]; host?: string } = {}): {
  key: string
  cert: string
} {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' })
  const name = sequence(der(0x31, sequence(oid('550403'), der(0x0c, Buffer.from('conform test')))))
  const validity = sequence(
    der(0x17, Buffer.from('190101000000Z')),
    der(0x17, Buffer.from(isOver ? '200101000000Z' : '491231235959Z')),
  )
  const alternative = sequence(
    oid('551d11'),
    der(4, sequence(der(0x82, Buffer.from(host)), der(0x87, Buffer.from(address)))),
  )
  const isAuthority = sequence(
    oid('551d13'),
    der(1, Buffer.from([255])),
    der(4, sequence(der(1, Buffer.from([255])))),
  )
  const content = sequence(
    der(0xa0, der(2, Buffer.from([2]))),
    der(2, Buffer.from([1])),
    ECDSA_SHA256,
    name,
    validity,
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    der(0xa3, sequence(alternative, isAuthority)),
  )
  const signature = sign('sha256', content, privateKey)
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: pem(sequence(content, ECDSA_SHA256, der(3, Buffer.from([0]), signature))),
  }
}
