import { generateKeyPairSync, sign } from 'node:crypto'

const node = (tag: number, ...parts: readonly Uint8Array[]): Buffer => {
  const content = Buffer.concat(parts)
  const { length } = content
  const size =
    length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255]
  return Buffer.concat([Buffer.from([tag, ...size]), content])
}

const hex = (text: string): Buffer => Buffer.from(text, 'hex')
const sequence = (...parts: readonly Uint8Array[]): Buffer => node(0x30, ...parts)
const moment = (text: string): Buffer => node(0x18, Buffer.from(text))

/** ecdsa-with-SHA256 (RFC 5758). */
const ALGORITHM = sequence(hex('06082a8648ce3d040302'))

const COMMON_NAME = hex('0603550403')

/** A new key with a self-signed certificate for localhost (RFC 5280). */
export function selfSigned(): { key: string; cert: string } {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const name = sequence(node(0x31, sequence(COMMON_NAME, node(0x0c, Buffer.from('localhost')))))
  const alternative = sequence(
    hex('0603551d11'),
    node(0x04, sequence(node(0x82, Buffer.from('localhost')))),
  )
  const content = sequence(
    node(0xa0, hex('020102')),
    hex('020101'),
    ALGORITHM,
    name,
    sequence(moment('20200101000000Z'), moment('20991231235959Z')),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    node(0xa3, sequence(alternative)),
  )
  const cert = sequence(
    content,
    ALGORITHM,
    node(0x03, Buffer.from([0]), sign('sha256', content, privateKey)),
  )
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${cert.toString('base64').replaceAll(/.{64}/g, '$&\n')}\n-----END CERTIFICATE-----\n`,
  }
}
