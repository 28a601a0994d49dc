// The session builds the client and gives it the member's fetch; only the gateway reaches into
// generated/.
export { createPortalClient, type PortalClient } from '#generated/openapi/client.ts'
export { createRpcClient } from '#generated/rpc/client.ts'
