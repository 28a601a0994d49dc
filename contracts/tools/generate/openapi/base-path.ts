import type { ContractBase, Contract } from '../contract.ts'

/**
 * The base-path rule (`x-bases`, 2§7): the prefix of the contract path alone selects the base.
 * Throws when no base matches.
 */
export function baseOf(contract: Contract, path: string): [name: string, base: ContractBase] {
  const found = Object.entries(contract['x-bases'] ?? {}).find(([, base]) =>
    path.startsWith(base.contractPrefix),
  )
  if (found === undefined) throw new Error(`No base in x-bases matches the path ${path}.`)
  return found
}
