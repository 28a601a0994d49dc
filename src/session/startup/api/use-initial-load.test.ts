import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { PortalClientProvider } from '#generated/openapi/client-context.tsx'
import { createPortalClient } from '#generated/openapi/client.ts'
import { listKidneyResultsQuery, listLabOrderResultsQuery } from '#generated/openapi/queries.ts'
import { queryOf } from '#generated/query/operation.ts'
import { RpcClientProvider } from '#generated/rpc/client-context.tsx'
import { createRpcClient } from '#generated/rpc/client.ts'
import type { LabResults } from '#generated/schemas/openapi/labs.reader.ts'
import { deriveMember, type InitialLoad } from '../model/initial-load.ts'
import { useInitialLoad } from './use-initial-load.ts'

const fetch = async () => Response.json({})
const client = createPortalClient({ baseUrl: 'https://portal.example', fetch })
const rpc = createRpcClient({ baseUrl: 'https://portal.example', fetch })
const none: LabResults = { items: [], leftOut: 0 }
const result = { id: 'l-1' } as LabResults['items'][number]

/** The member of a load in which only these two lists have been answered. */
function memberWith(a1c: LabResults, kidney: LabResults) {
  const queries = new QueryClient()
  queries.setQueryData(
    queryOf(listLabOrderResultsQuery, client, { testType: 'HbA1C' }).queryKey,
    a1c,
  )
  queries.setQueryData(queryOf(listKidneyResultsQuery, client, {}).queryKey, kidney)
  let load: InitialLoad | undefined
  const Load = () => {
    load = useInitialLoad()
    return null
  }
  const inRpc = createElement(RpcClientProvider, { client: rpc, children: createElement(Load) })
  const inPortal = createElement(PortalClientProvider, { client, children: inRpc })
  renderToString(createElement(QueryClientProvider, { client: queries, children: inPortal }))
  if (load === undefined) throw new Error('Nothing was rendered.')
  return deriveMember(load)
}

test.each<[string, LabResults, boolean]>([
  ['an empty list', none, false],
  ['one result', { items: [result], leftOut: 0 }, true],
  ['a result that cannot be read', { items: [], leftOut: 1 }, true],
])('KID-001: %s of HbA1C results decides whether an A1C lab exists', (_, results, exists) => {
  expect(memberWith(results, none)).toMatchObject({
    hasLabA1c: exists,
    hasKidneyLabResults: false,
  })
  expect(memberWith(none, results)).toMatchObject({
    hasLabA1c: false,
    hasKidneyLabResults: exists,
  })
})
