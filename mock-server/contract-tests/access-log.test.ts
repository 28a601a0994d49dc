import { expect, it } from 'vitest'
import * as ask from '../../generated/openapi/calls.ts'
import { contractServer } from '../testing/contract-server.ts'

const { server, call, member } = contractServer('rosa', 'edith')
const line = 'GET /v1/users/me/access-log'

it('GAP-075: the member sees who viewed their data, in pages', async () => {
  const { id, token } = await member('rosa')
  const { authToken } = (
    await server().control('POST', 'auth-tokens', { memberId: id, role: 'CallCenterRep' })
  ).body
  await server().form('/v1/users/me/auth', { grant_type: 'auth_token', auth_token: authToken })
  await call('listAccessLog', {
    token,
    send: ({ rest }) => ask.listAccessLog(rest, { limit: 1 }),
    request: { line, query: { limit: '1' }, body: undefined },
    answer: {
      status: 200,
      body: {
        entries: [
          {
            id: expect.stringMatching(/^v-/),
            viewerType: 'STAFF',
            viewerName: 'Cora Jensen',
            staffRole: 'CallCenterRep',
            startedAt: expect.stringMatching(/^2026-11-20T17:0\d/),
            areas: [],
          },
        ],
        recordedSince: expect.stringMatching(/^2026-10-21T/),
        next: expect.any(String),
      },
    },
  })
})

it('GAP-075: nobody viewed the data of a new member', async () => {
  const { token } = await member('edith')
  await call('listAccessLog', {
    token,
    send: ({ rest }) => ask.listAccessLog(rest),
    request: { line, body: undefined },
    answer: { status: 200, body: { entries: [], recordedSince: expect.any(String) } },
  })
})
