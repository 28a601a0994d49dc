/** The mock server's OAuth client; a deployment has its own secret one. */
export const sandboxClient = { id: 'portal-web', secret: 'sandbox-secret' }

/** Variables of an edge whose provider is the mock server at this address. */
export const sandboxEdgeVariables = (upstream: string) => ({
  PORTAL_UPSTREAM_API: upstream,
  PORTAL_UPSTREAM_SERVICES: `${upstream}/services`,
  PORTAL_UPSTREAM_TEAMS: `${upstream}/teams`,
  PORTAL_UPSTREAM_RPC: upstream,
  PORTAL_CLIENT_ID: sandboxClient.id,
  PORTAL_CLIENT_SECRET: sandboxClient.secret,
})
