import { expect, test } from 'vitest'
import { runToy } from '../testing/run-toy.ts'
import { correctResponse, startToy, TOY_TOKEN } from '../testing/toy-server.ts'
import { toyContract } from '../testing/toy-contract.ts'

test('without personas a target is asked with its own credentials, and nobody still gets nothing', async () => {
  const basic = `Basic ${Buffer.from('portal:a-long-password').toString('base64')}`
  const toy = await startToy((asked) =>
    correctResponse(
      asked.headers.authorization === basic
        ? { ...asked, headers: { ...asked.headers, authorization: `Bearer ${TOY_TOKEN}` } }
        : asked,
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
  expect(toy.asked.some(({ headers }) => headers.authorization === basic)).toBe(true)
  await toy.close()
})

test('whom nobody knows measures nothing: a target without personas at a contract for those who are signed in', async () => {
  const toy = await startToy()
  expect(await runToy(toy.address, { target: { personas: {} } })).toMatchObject({
    code: 5,
    words: expect.stringContaining('no persona'),
  })
  // Where something may be read by anybody, what may not is not measured.
  const contract = structuredClone(toyContract()) as {
    paths: Record<string, Record<string, { security?: unknown[] }>>
  }
  contract.paths['/notes']!['get']!.security = []
  const half = await startToy((asked) =>
    asked.method === 'GET'
      ? correctResponse({ ...asked, headers: { authorization: `Bearer ${TOY_TOKEN}` } })
      : correctResponse(asked),
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

test('who is signed in and is answered 401 is shut out', async () => {
  const toy = await startToy((asked) =>
    asked.method === 'POST'
      ? { status: 401, json: { message: 'Sign in.' } }
      : correctResponse(asked),
  )
  expect((await runToy(toy.address, { args: ['--phases', 'examples'] })).failed).toEqual([
    expect.stringContaining('addNote/examples/plain: positive_data_acceptance'),
  ])
  await toy.close()
})
