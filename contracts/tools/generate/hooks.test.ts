import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createElement, type ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { createPortalClient } from '../../../generated/openapi/client.ts'
import { PortalClientProvider } from '../../../generated/openapi/client-context.tsx'
import { useListBloodPressureReadings, useSignIn } from '../../../generated/openapi/hooks.ts'
import {
  listBloodPressureReadingsQuery,
  signOutMutation,
} from '../../../generated/openapi/queries.ts'
import { mutationOf, queryOf } from '../../../generated/query/operation.ts'

const range = { userId: 'm-1', start: '2026-11-14T00:00:00', end: '2026-11-20T23:59:59' }
const reading = {
  id: 'bp-1',
  timestamp: '2026-11-20T08:05:00',
  utcOffset: '-05:00',
  timeZone: 'America/New_York',
  systolic: 118,
  diastolic: 76,
  pulse: 64,
  source: 'DEVICE' as const,
}

const Screen = () =>
  createElement(
    'p',
    null,
    useListBloodPressureReadings(range, { select: ({ bpReadings }) => bpReadings.items.length })
      .data,
  )
const around = (child: ReactNode, queryClient = new QueryClient()) =>
  createElement(QueryClientProvider, { client: queryClient }, child)

describe('query options', () => {
  test('the key is the operation and what it was asked, in any order of fields', async () => {
    const queryClient = new QueryClient()
    let calls = 0
    const client = createPortalClient({
      baseUrl: 'https://portal.test',
      fetch: async () => (calls++, Response.json({ bpReadings: [reading] })),
    })
    await queryClient.fetchQuery({
      ...queryOf(listBloodPressureReadingsQuery, client, range),
      staleTime: Infinity,
    })
    const { userId, ...rest } = range
    await queryClient.fetchQuery({
      ...queryOf(listBloodPressureReadingsQuery, client, { ...rest, userId }),
      staleTime: Infinity,
    })
    expect(calls).toBe(1)
    expect(queryOf(listBloodPressureReadingsQuery, client, range).queryKey).toEqual([
      'listBloodPressureReadings',
      range,
    ])
  })
  test('a query that nobody wants any more is aborted', async () => {
    const queryClient = new QueryClient()
    let signal: AbortSignal | undefined
    const client = createPortalClient({
      baseUrl: 'https://portal.test',
      fetch: (request) =>
        new Promise((_, reject) => {
          signal = request.signal
          request.signal.addEventListener('abort', () =>
            reject(new DOMException('gone', 'AbortError')),
          )
        }),
    })
    const options = queryOf(listBloodPressureReadingsQuery, client, range)
    const fetched = queryClient.fetchQuery(options).catch((error: unknown) => error)
    await Promise.resolve()
    await queryClient.cancelQueries({ queryKey: options.queryKey })
    await fetched
    expect(signal?.aborted).toBe(true)
  })
  test('a mutation has the operation for its key', () =>
    expect(mutationOf(signOutMutation, createPortalClient()).mutationKey).toEqual(['signOut']))
})

describe('hook', () => {
  test('reads what was fetched with the options of the same question', async () => {
    const queryClient = new QueryClient()
    const client = createPortalClient({
      baseUrl: 'https://portal.test',
      fetch: async () => Response.json({ bpReadings: [reading] }),
    })
    await queryClient.prefetchQuery(queryOf(listBloodPressureReadingsQuery, client, range))
    expect(
      renderToString(
        around(
          createElement(PortalClientProvider, { client, children: createElement(Screen) }),
          queryClient,
        ),
      ),
    ).toBe('<p>1</p>')
  })
  test('without a client it says what to put where', () => {
    expect(() => renderToString(around(createElement(Screen)))).toThrow(
      'put <PortalClientProvider client={…}>',
    )
  })
  test('so does the hook of a mutation', () => {
    const Form = () => createElement('p', null, useSignIn().status)
    expect(() => renderToString(around(createElement(Form)))).toThrow('No client')
  })
})
