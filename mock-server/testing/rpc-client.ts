import type { SandboxResponse, TestServer } from './sandbox-client.ts'

/**
 * An RPC as Connect sends it, in JSON: `rpc(server, 'pulse',
 * 'portal.pulse.v1.PulseService')('GetPulseStats', token, {…})`. An error's `code` is in the body.
 */
export function rpc(server: Pick<TestServer, 'call'>, slug: string, service: string) {
  return (
    method: string,
    token: string,
    request: object = {},
    headers: Readonly<Record<string, string>> = {},
  ): Promise<SandboxResponse> =>
    server.call(`/user/liv/me/${slug}/${service}/${method}`, {
      method: 'POST',
      token,
      body: JSON.stringify(request),
      headers: { 'content-type': 'application/json', ...headers },
    })
}
