import { createSecureContext, rootCertificates, type SecureContext } from 'node:tls'
import { ExitError } from '../../exit-code.ts'

/** How connections are secured: certificates and keys in PEM. */
export interface Connection {
  /** A certificate authority that is trusted besides the public ones. */
  readonly ca: string | null
  /** The client certificate and its key. */
  readonly cert: string | null
  readonly key: string | null
  /** Whether the certificates of servers are accepted unchecked. */
  readonly isInsecure: boolean
}

export const publicConnection: Connection = { ca: null, cert: null, key: null, isInsecure: false }

/** The TLS options of Node. Throws a usage error for certificates that cannot be used. */
export function tlsOptionsOf({ ca, cert, key, isInsecure }: Connection): {
  secureContext?: SecureContext
  rejectUnauthorized?: false
} {
  if ((cert === null) !== (key === null))
    throw new ExitError('usage', 'a client certificate needs both --cert and --key')
  try {
    return {
      ...(ca === null && cert === null
        ? {}
        : {
            secureContext: createSecureContext({
              ...(ca === null ? {} : { ca: [...rootCertificates, ca] }),
              ...(cert === null || key === null ? {} : { cert, key }),
            }),
          }),
      ...(isInsecure ? { rejectUnauthorized: false } : {}),
    }
  } catch (error) {
    throw new ExitError(
      'usage',
      `--ca, --cert or --key cannot be used: ${(error as { code?: string }).code ?? 'they must be PEM'}`,
    )
  }
}
