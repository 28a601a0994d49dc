import { expect, test } from 'vitest'
import { runToy } from '../testing/run-toy.ts'
import { correctResponse, startToy, TOY_TOKEN } from '../testing/toy-server.ts'
import { toyContract } from '../testing/toy-contract.ts'

test("uses the target's own credentials without personas", async () => {
  const basic = `Basic ${Buffer.from('portal:a-long-password').toString('base64')}`
  const toy = await startToy((request) =>
    correctResponse(
      request.headers.authorization === basic
        ? { ...request, headers: { ...request.headers, authorization: `Bearer ${TOY_TOKEN}` } }
        : request,
    ),
  )
  const contract = {
    ...toyContract(),
    components: {
      ...(toyContract()['components'] as object),
      securitySchemes: { bearer: { type: 'http', scheme: 'basic' } },
    },
  }
  const target = {
    personas: {},
    credentials: { bearer: { username: 'portal', password: 'a-long-password' } },
  }
  expect(await runToy(toy.address, { contract, target })).toMatchObject({ code: 0, failed: [] })
  expect(toy.requests.some(({ headers }) => headers.authorization === basic)).toBe(true)
  await toy.close()
})

test('measures nothing without personas if the contract requires authentication', async () => {
  const toy = await startToy()
  expect(await runToy(toy.address, { target: { personas: {} } })).toMatchObject({
    code: 5,
    words: expect.stringContaining('no persona'),
  })
  // Public operations are measured, and protected ones are not.
  const contract = structuredClone(toyContract()) as {
    paths: Record<string, Record<string, { security?: unknown[] }>>
  }
  contract.paths['/notes']!['get']!.security = []
  const half = await startToy((request) =>
    request.method === 'GET'
      ? correctResponse({ ...request, headers: { authorization: `Bearer ${TOY_TOKEN}` } })
      : correctResponse(request),
  )
  expect(
    await runToy(half.address, {
      contract,
      target: { personas: {} },
      args: ['--phases', 'examples'],
    }),
  ).toMatchObject({ code: 5, failed: [] })
  await toy.close()
  await half.close()
})

test('401 for an authenticated request fails', async () => {
  const toy = await startToy((request) =>
    request.method === 'POST'
      ? { status: 401, json: { message: 'Sign in.' } }
      : correctResponse(request),
  )
  expect((await runToy(toy.address, { args: ['--phases', 'examples'] })).failed).toEqual([
    expect.stringContaining('addNote/examples/plain: positive_data_acceptance'),
  ])
  await toy.close()
})
