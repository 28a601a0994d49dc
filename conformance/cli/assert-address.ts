import { ExitError } from '../exit-code.ts'
import { isGrpcAddress, httpAddress } from '../rpc/reflection/grpc-address.ts'

/** Throws a usage error for a text that looks like an address and is none: `http://host:70000`. */
export function assertAddress(text: string | null | undefined): void {
  if (text === null || text === undefined) return
  const address = isGrpcAddress(text) ? httpAddress(text) : text
  if (/^https?:\/\//.test(address) && !URL.canParse(address))
    throw new ExitError('usage', `${text} is not a valid address`)
}
