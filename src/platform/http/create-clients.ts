// The session creates the client with the member's fetch. Code outside the gateway must not import
// generated/ directly.
export { createPortalClient, type PortalClient } from '#generated/openapi/client.ts'
export { createRpcClient } from '#generated/rpc/client.ts'
