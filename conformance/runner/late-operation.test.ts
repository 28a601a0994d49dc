import { expect, test } from 'vitest'
import { runToy } from '../testing/run-toy.ts'
import { correctResponse, startToy } from '../testing/toy-server.ts'

test('an operation that does not answer is asked a few times, and the others are tested', async () => {
  let asked = 0
  const toy = await startToy((request) => {
    if (request.method !== 'POST') return correctResponse(request)
    asked += 1
    return undefined
  })
  try {
    const { code, failed, reports } = await runToy(toy.address, {
      args: ['--phases', 'examples,boundary'],
      target: { timeoutSeconds: 0.5 },
    })
    expect(code).toBe(1)
    expect(failed.filter((each) => each.includes('no_answer'))).toHaveLength(2)
    expect(asked).toBe(3)
    expect(reports.json).toContain('2 requests to addNote were not answered in time')
  } finally {
    await toy.close()
  }
})
