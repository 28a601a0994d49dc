import { expect, it } from 'vitest'
import * as ask from '../../generated/openapi/calls.ts'
import { contractServer } from '../testing/contract-server.ts'

const { call, member, server } = contractServer('rosa')
const PATH = '/v1/users/me/report-links'
const lasting = { lastsDays: 7, reportDays: 30, parts: ['MEDICINES'] }
const link = {
  id: expect.stringMatching(/^rl-/),
  parts: ['MEDICINES'],
  reportDays: 30,
  madeAt: expect.stringMatching(/^2026-11-20T17:0\d/),
  endsAt: expect.stringMatching(/^2026-11-27T17:0\d/),
  lookCount: 0,
  lastLookAt: null,
}

it('GAP-125: a member makes a link for some days and parts', async () => {
  const { token } = await member('rosa')
  await call('createReportLink', {
    token,
    send: ({ rest }) =>
      ask.createReportLink(rest, { body: { lastsDays: 7, reportDays: 30, parts: ['MEDICINES'] } }),
    request: { line: `POST ${PATH}`, body: lasting },
    answer: { status: 201, body: { link, token: expect.stringMatching(/^[\w-]{43}$/) } },
  })
  await call('listReportLinks', {
    token,
    send: ({ rest }) => ask.listReportLinks(rest),
    request: { line: `GET ${PATH}`, body: undefined },
    answer: { status: 200, body: { links: [link] } },
  })
  const { id } = (await server().call(PATH, { token })).body.links[0]
  await call('revokeReportLink', {
    token,
    send: ({ rest }) => ask.revokeReportLink(rest, { id }),
    request: { line: `DELETE ${PATH}/${id}`, body: undefined },
    answer: { status: 204, body: undefined },
  })
})

it('GAP-125: whoever has the token reads the parts of the link, by a body', async () => {
  const { token } = await member('rosa')
  const made = await server().json(PATH, lasting, { authorization: `Bearer ${token}` })
  const { token: secret } = made.body
  await call('openReportLink', {
    send: ({ rest }) => ask.openReportLink(rest, { body: { token: secret } }),
    request: { line: 'POST /v1/report-links/open', body: { token: secret } },
    answer: {
      status: 200,
      body: {
        parts: ['MEDICINES'],
        reportDays: 30,
        start: '2026-10-22',
        end: '2026-11-20',
        endsAt: expect.stringMatching(/^2026-11-27T17:0\d/),
        person: { firstName: 'Rosa', lastName: 'Delgado', birthDate: '1961-03-09' },
        medicines: expect.arrayContaining(['Lisinopril 10 mg']),
      },
    },
  })
})
