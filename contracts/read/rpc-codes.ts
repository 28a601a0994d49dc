import { Code } from '@connectrpc/connect'

/** Returns the number of a code name of the Connect protocol, such as `permission_denied`. */
export function rpcCodeOf(name: string): Code {
  const plain = name.replaceAll('_', '').toLowerCase()
  const found = Object.entries(Code).find(([key]) => key.toLowerCase() === plain)
  return typeof found?.[1] === 'number' ? found[1] : Code.Unknown
}

/** Returns the name of a code, such as `permission_denied`. */
export function rpcCodeName(code: Code): string {
  return (Code[code] ?? 'Unknown').replace(/(?<!^)([A-Z])/g, '_$1').toLowerCase()
}
