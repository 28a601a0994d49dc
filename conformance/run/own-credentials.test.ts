import { expect, test } from 'vitest'
import { runToy } from '../testing/run-toy.ts'
import { rightAnswer, startToy, TOY_TOKEN } from '../testing/toy-server.ts'
import { toyContract } from '../testing/toy-contract.ts'

test('without personas a target is asked with its own credentials, and nobody still gets nothing', async () => {
  const basic = `Basic ${Buffer.from('portal:a-long-password').toString('base64')}`
  const toy = await startToy((asked) => rightAnswer(asked.headers.authorization === basic ? { ...asked, headers: { ...asked.headers, authorization: `Bearer ${TOY_TOKEN}` } } : asked))
  const contract = { ...toyContract(), components: { ...(toyContract()['components'] as object), securitySchemes: { bearer: { type: 'http', scheme: 'basic' } } } }
  const target = { personas: {}, credentials: { bearer: { username: 'portal', password: 'a-long-password' } } }
  expect(await runToy(toy.address, { contract, target })).toMatchObject({ code: 0, failed: [] })
  expect(toy.asked.some(({ headers }) => headers.authorization === basic)).toBe(true)
  await toy.close()
})
