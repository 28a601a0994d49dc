/** Variables with which an edge starts. */
export const edgeVariables = {
  PORTAL_PORT: '4000',
  PORTAL_STATIC_DIR: 'dist/portal',
  PORTAL_UPSTREAM_API: 'http://127.0.0.1:4010',
  PORTAL_UPSTREAM_SERVICES: 'http://127.0.0.1:4010/services',
  PORTAL_UPSTREAM_RPC: 'https://rpc.example.com',
  PORTAL_CLIENT_ID: 'portal-web',
  PORTAL_CLIENT_SECRET: 'a-secret',
  PORTAL_SEAL_KEY: Buffer.from(Array.from({ length: 32 }, (_, index) => index)).toString(
    'base64url',
  ),
}
