import type { Contract } from '../contract.ts'
import { banner } from '../identifiers.ts'

/**
 * `generated/openapi/base-path.ts`: the base-path rule as data, and the function that applies it in
 * a browser.
 */
export function basePathText(contract: Contract): string {
  const bases = Object.entries(contract['x-bases'] ?? {}).map(([name, base]) => {
    const { contractPrefix, door, stripUpstream, upstream } = base
    return `  ${name}: ${JSON.stringify({ contractPrefix, door, stripUpstream, upstream }, null, 2).replaceAll('\n', '\n  ')},`
  })
  return `${banner}

/**
 * The base-path rule of the contract (\`x-bases\`). A contract path belongs to the base whose
 * \`contractPrefix\` it begins with. The browser puts \`door\` before it (null: not reached from a
 * browser); the edge takes \`door\` and \`stripUpstream\` off again and puts the address that the
 * environment variable \`upstream\` names before the rest.
 */
export const bases = {
${bases.join('\n')}
} as const

export type BaseName = keyof typeof bases

/**
 * The path at the portal's own origin for a path of the contract. Throws for a path of no base, or
 * of one without a door.
 */
export const doorPath = (contractPath: string): string => {
  for (const { contractPrefix, door } of Object.values(bases))
    if (door !== null && contractPath.startsWith(contractPrefix)) return door + contractPath
  throw new Error(\`\${contractPath} is no path that a browser can reach.\`)
}
`
}
