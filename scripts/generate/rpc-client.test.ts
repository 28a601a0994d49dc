import { Code, ConnectError, createRouterTransport } from '@connectrpc/connect'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { rpcDoors } from '#generated/rpc/doors.ts'
import { useListPrograms } from '#generated/rpc/hooks.ts'
import { ProgramsService, ProgramStatus } from '#generated/rpc/portal/programs/v1/programs_pb.js'
import { RpcProblem } from '#generated/rpc/problem.ts'
import { listPrograms, listProgramsKey, listProgramsOptions } from '#generated/rpc/queries.ts'
import { RpcTransportsProvider } from '#generated/rpc/transport-context.tsx'

const htn = { id: 'HTN', program: 'hypertension', slug: 'hypertension', dbSlug: 'HYPERTENSION', status: ProgramStatus.ACTIVE }
const answering = createRouterTransport(({ service }) => service(ProgramsService, { listPrograms: () => ({ programs: [htn] }) }))
const failing = (error: ConnectError) =>
  createRouterTransport(({ service }) =>
    service(ProgramsService, {
      listPrograms: () => {
        throw error
      },
    }),
  )

describe('RPC', () => {
  test('answers with messages of the contract', async () => expect((await listPrograms(answering)).programs[0]?.dbSlug).toBe('HYPERTENSION'))
  test('the same question has the same key, with or without its defaults', () => expect([listProgramsKey(), listProgramsKey({})]).toEqual([['listPrograms', {}], ['listPrograms', {}]]))
  test('each slug has its own door', () => expect(rpcDoors.programs).toBe('/rpc/user/liv/me/programs'))
  test('a failure is an RpcProblem with its code and the wait, and tells a log nothing more', async () => {
    const error = new ConnectError('Rosa may not', Code.ResourceExhausted, { 'retry-after': '30' })
    const problem = await listPrograms(failing(error)).catch((cause: unknown) => cause)
    expect(problem).toBeInstanceOf(RpcProblem)
    expect(problem).toMatchObject({ operationId: 'listPrograms', code: Code.ResourceExhausted, rawMessage: 'Rosa may not', retryAfter: 30, message: 'listPrograms: ResourceExhausted' })
  })
  test('an abort stays what it was', async () => {
    const abort = new AbortController()
    abort.abort()
    const cause = await listPrograms(answering, {}, { signal: abort.signal }).catch((each: unknown) => each)
    expect(cause).not.toBeInstanceOf(RpcProblem)
  })
})

describe('RPC hook', () => {
  const Screen = () => createElement('p', null, useListPrograms({}, { select: ({ programs }) => programs.length }).data)
  test('reads what was fetched with the options of the same question', async () => {
    const client = new QueryClient()
    await client.prefetchQuery(listProgramsOptions(answering))
    const screen = createElement(RpcTransportsProvider, { transports: () => answering, children: createElement(Screen) })
    expect(renderToString(createElement(QueryClientProvider, { client }, screen))).toBe('<p>1</p>')
  })
  test('without transports it says what to put where', () => {
    const screen = createElement(QueryClientProvider, { client: new QueryClient() }, createElement(Screen))
    expect(() => renderToString(screen)).toThrow('put <RpcTransportsProvider')
  })
})
