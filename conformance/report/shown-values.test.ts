import { expect, test } from 'vitest'
import { runToy, type ToyRun } from '../testing/run-toy.ts'
import { toyContract } from '../testing/toy-contract.ts'
import { correctResponse, startToy } from '../testing/toy-server.ts'

/** The toy contract without data classes, as most contracts are. */
const plain = JSON.parse(
  JSON.stringify(toyContract(), (name, value: unknown) =>
    name === 'x-data-class' ? undefined : value,
  ),
) as object

const CANARY = 'canary 7781'

/** Runs against a server whose ids are numbers. */
const faulty = async (contract: object, ...args: readonly string[]): Promise<ToyRun> => {
  const toy = await startToy((request) => {
    const answer = correctResponse(request)
    return request.method === 'GET' && answer.status === 200
      ? { ...answer, json: [{ id: 7_781_778, text: CANARY }] }
      : answer
  })
  try {
    return await runToy(toy.address, {
      contract,
      args: ['--phases', 'examples', '--only', 'listNotes', ...args],
    })
  } finally {
    await toy.close()
  }
}

test('every report shows expected and actual values, and the response', async () => {
  const { code, reports } = await faulty(plain, '--rules', 'contract,rfc,security')
  expect(code).toBe(1)
  const { html, ...texts } = reports
  for (const [name, text] of Object.entries(texts))
    expect(text.replaceAll(/\\?"|&quot;/g, ''), name).toMatch(/type string.*7781778/s)
  expect(html).toContain('<code>type &quot;string&quot;</code></td><td><code>7781778</code>')
  expect(html).toContain(CANARY)
  expect(reports.json).toContain(CANARY)
})

test.each([
  ['with data classes', toyContract(), []],
  ['with --redact', plain, ['--rules', 'contract', '--redact']],
  ['with the rules health', plain, ['--rules', 'health']],
])('no report of a contract %s shows a value', async (_, contract, args) => {
  const { code, reports } = await faulty(contract, ...args)
  expect(code).toBe(1)
  for (const [name, text] of Object.entries(reports)) {
    expect(text, name).not.toContain(CANARY)
    expect(text, name).not.toContain('7781778')
    expect(text, name).not.toMatch(/type \\?"string/)
  }
})
