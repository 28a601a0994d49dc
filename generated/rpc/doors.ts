// Written by `npm run generate` from contracts/. Do not edit.

/** Base address of the transport of each slug, at the portal's own origin. */
export const rpcDoors = {
  "programs": '/rpc/user/liv/me/programs',
} as const

export type RpcSlug = keyof typeof rpcDoors
