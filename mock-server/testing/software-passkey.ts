import {
  createHash,
  createSign,
  generateKeyPairSync,
  randomBytes,
  type KeyObject,
} from 'node:crypto'

/** A passkey in software, for one host; it counts its proofs. */
export interface SoftwarePasskey {
  /** The fields of `addPasskey` for a challenge, without the name. */
  made(challenge: string): { id: string; clientDataJSON: string; attestationObject: string }
  /** The fields of a proof for a challenge. */
  proof(challenge: string): {
    passkey: string
    clientDataJSON: string
    authenticatorData: string
    signature: string
  }
}

const sha256 = (bytes: string | Buffer): Buffer => createHash('sha256').update(bytes).digest()

/** CBOR (RFC 8949) of what a passkey needs: small integers, texts, bytes and maps. */
const cbor = (value: number | string | Buffer | ReadonlyMap<number | string, unknown>): Buffer => {
  const head = (major: number, size: number): Buffer =>
    size < 24
      ? Buffer.from([(major << 5) | size])
      : size < 256
        ? Buffer.from([(major << 5) | 24, size])
        : Buffer.from([(major << 5) | 25, size >> 8, size & 255])
  if (typeof value === 'number') return value >= 0 ? head(0, value) : negative(head, value)
  if (typeof value === 'string')
    return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)])
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value])
  return Buffer.concat([
    head(5, value.size),
    ...[...value].flatMap(([key, one]) => [cbor(key), cbor(one as number)]),
  ])
}
const negative = (head: (major: number, size: number) => Buffer, value: number): Buffer =>
  head(1, -1 - value)

/** The public key as COSE (RFC 9053): ES256 on P-256. */
const coseOf = (key: KeyObject): Buffer => {
  const { x = '', y = '' } = key.export({ format: 'jwk' })
  return cbor(
    new Map<number, unknown>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Buffer.from(x, 'base64url')],
      [-3, Buffer.from(y, 'base64url')],
    ]),
  )
}

export function softwarePasskey(origin = 'http://localhost:4000'): SoftwarePasskey {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const credentialId = randomBytes(16)
  const id = credentialId.toString('base64url')
  const host = sha256(new URL(origin).hostname)
  let count = 0
  const client = (type: string, challenge: string): Buffer =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
  /** Somebody was there (1); with its key, when it is new (64). */
  const data = (flags: number, more = Buffer.alloc(0)): Buffer => {
    const counter = Buffer.alloc(4)
    counter.writeUInt32BE((count += 1))
    return Buffer.concat([host, Buffer.from([flags]), counter, more])
  }
  return {
    made: (challenge) => {
      const length = Buffer.alloc(2)
      length.writeUInt16BE(credentialId.length)
      const credential = Buffer.concat([Buffer.alloc(16), length, credentialId, coseOf(publicKey)])
      return {
        id,
        clientDataJSON: client('webauthn.create', challenge).toString('base64url'),
        attestationObject: cbor(
          new Map<string, unknown>([
            ['fmt', 'none'],
            ['attStmt', new Map()],
            ['authData', data(1 | 64, credential)],
          ]),
        ).toString('base64url'),
      }
    },
    proof: (challenge) => {
      const clientData = client('webauthn.get', challenge)
      const authenticatorData = data(1)
      return {
        passkey: id,
        clientDataJSON: clientData.toString('base64url'),
        authenticatorData: authenticatorData.toString('base64url'),
        signature: createSign('sha256')
          .update(Buffer.concat([authenticatorData, sha256(clientData)]))
          .sign(privateKey)
          .toString('base64url'),
      }
    },
  }
}
