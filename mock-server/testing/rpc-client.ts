import type { SandboxResponse, TestServer } from './sandbox-client.ts'

/**
 * Calls an RPC by Connect with JSON: `rpc(server, 'pulse',
 * 'portal.pulse.v1.PulseService')('GetPulseStats', token, {…})`. The body of an error has its
 * `code`.
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
