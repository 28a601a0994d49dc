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

test('an operation whose responses have no end is asked a few times, too', async () => {
  let asked = 0
  const toy = await startToy((request, response) => {
    if (request.method !== 'POST') return correctResponse(request)
    asked += 1
    response.writeHead(201, { 'content-type': 'application/json' })
    const spaces = Buffer.alloc(1024 * 1024, ' ')
    const write = (): void => {
      while (!response.destroyed && response.write(spaces));
      response.once('drain', write)
    }
    write()
    return undefined
  })
  try {
    const { failed, reports } = await runToy(toy.address, {
      args: ['--phases', 'examples,boundary'],
    })
    expect(failed.filter((each) => each.includes('no_answer'))).toHaveLength(2)
    expect(asked).toBe(3)
    expect(reports.json).toContain('answers more than can be read')
  } finally {
    await toy.close()
  }
})

test('a header of 40 kB is read, and one of 400 kB is told as it is', async () => {
  const withHeader = async (length: number) => {
    // A header of this length is beyond what Node's own client reads.
    const toy = await startToy((request) => {
      const answer = correctResponse(request)
      return { ...answer, headers: { ...answer.headers, 'x-large': 'a'.repeat(length) } }
    })
    try {
      return await runToy(toy.address, { args: ['--phases', 'examples'] })
    } finally {
      await toy.close()
    }
  }
  expect(await withHeader(40_000)).toMatchObject({ code: 0, failed: [] })
  const { code, words } = await withHeader(400_000)
  expect({ code, words }).toEqual({
    code: 4,
    words: expect.stringContaining('answers more than can be read') as string,
  })
})
