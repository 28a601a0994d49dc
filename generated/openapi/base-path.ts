// Written by `npm run generate` from contracts/. Do not edit.

/**
 * The base-path rule of the contract (`x-bases`). A contract path belongs to the base whose
 * `contractPrefix` it begins with. The browser puts `door` before it (null: not reached from a
 * browser); the edge takes `door` and `stripUpstream` off again and puts the address that the
 * environment variable `upstream` names before the rest.
 */
export const bases = {
  api: {
    "contractPrefix": "/v1/",
    "door": "/api",
    "stripUpstream": "",
    "upstream": "PORTAL_UPSTREAM_API"
  },
  services: {
    "contractPrefix": "/services/",
    "door": "",
    "stripUpstream": "/services",
    "upstream": "PORTAL_UPSTREAM_SERVICES"
  },
  teams: {
    "contractPrefix": "/teams/",
    "door": "/teams-api",
    "stripUpstream": "/teams",
    "upstream": "PORTAL_UPSTREAM_TEAMS"
  },
  migration: {
    "contractPrefix": "/member-migration/",
    "door": null,
    "stripUpstream": "/member-migration",
    "upstream": "PORTAL_UPSTREAM_MIGRATION"
  },
  identity: {
    "contractPrefix": "/identity/",
    "door": null,
    "stripUpstream": "/identity",
    "upstream": "PORTAL_UPSTREAM_IDENTITY"
  },
  rpc: {
    "contractPrefix": "/user/liv/me/",
    "door": "/rpc",
    "stripUpstream": "",
    "upstream": "PORTAL_UPSTREAM_RPC"
  },
} as const

export type BaseName = keyof typeof bases

/**
 * The path at the portal's own origin for a path of the contract. Throws for a path of no base, or
 * of one without a door.
 */
export const doorPath = (contractPath: string): string => {
  for (const { contractPrefix, door } of Object.values(bases))
    if (door !== null && contractPath.startsWith(contractPrefix)) return door + contractPath
  throw new Error(`${contractPath} is no path that a browser can reach.`)
}
