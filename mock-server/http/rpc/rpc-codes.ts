import { Code } from '@connectrpc/connect'

/** The number of a code written as in the Connect protocol, `permission_denied`. */
export function rpcCodeOf(name: string): Code {
  const plain = name.replaceAll('_', '').toLowerCase()
  const found = Object.entries(Code).find(([key]) => key.toLowerCase() === plain)
  return typeof found?.[1] === 'number' ? found[1] : Code.Unknown
}

/** `permission_denied` of a code. */
export function rpcCodeName(code: Code): string {
  return (Code[code] ?? 'Unknown').replace(/(?<!^)([A-Z])/g, '_$1').toLowerCase()
}
