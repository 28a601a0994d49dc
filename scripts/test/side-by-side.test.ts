import { describe, expect, it } from 'vitest'
import { lineOf, runSideBySide, separateOutputs } from './side-by-side.ts'
import type { TestPart } from './test-part.ts'

/** Parts that end when the test says so, and the names of those that have started. */
function controlled(...names: readonly string[]) {
  const started: string[] = []
  const ends = new Map<string, (failed: number) => void>()
  const parts = names.map((name): TestPart => {
    const done = Promise.withResolvers<number>()
    ends.set(name, done.resolve)
    return {
      name,
      isAlone: name.startsWith('alone'),
      run: async (write) => {
        started.push(name)
        write(`${name} runs\n`)
        return { passed: 1, failed: await done.promise }
      },
    }
  })
  return { parts, started, end: (name: string, failed = 0) => ends.get(name)?.(failed) }
}

describe('runSideBySide', () => {
  it('runs as many parts as allowed and returns the outcomes in order', async () => {
    const { parts, started, end } = controlled('one', 'two', 'three')
    const all = runSideBySide(parts, 2, () => {})
    await expect.poll(() => started).toEqual(['one', 'two'])
    end('two', 3)
    await expect.poll(() => started).toEqual(['one', 'two', 'three'])
    end('three')
    end('one')
    expect((await all).map(({ name, failed }) => [name, failed])).toEqual([
      ['one', 0],
      ['two', 3],
      ['three', 0],
    ])
  })

  it('runs a part that needs the whole machine beside no other', async () => {
    const { parts, started, end } = controlled('one', 'alone', 'two')
    const all = runSideBySide(parts, 2, () => {})
    await expect.poll(() => started).toEqual(['one'])
    end('one')
    await expect.poll(() => started).toEqual(['one', 'alone'])
    end('alone')
    await expect.poll(() => started).toEqual(['one', 'alone', 'two'])
    end('two')
    await all
  })

  it('reports a part that throws as failed, and runs the others', async () => {
    let text = ''
    const [broken, other] = await runSideBySide(
      [
        { name: 'broken', run: () => Promise.reject(new Error('no disk')) },
        { name: 'other', run: async () => ({ passed: 2, failed: 0 }) },
      ],
      1,
      (more) => (text += more),
    )
    expect(broken).toMatchObject({ passed: 0, failed: 1 })
    expect(other).toMatchObject({ passed: 2, failed: 0 })
    expect(text).toContain('Error: no disk')
    expect(text).toMatch(/— broken —[^]*broken: 0 passed, 1 failed[^]*— other —/)
    expect(lineOf({ name: 'unit', passed: 2, failed: 1, seconds: 9 })).toBe(
      'unit: 2 passed, 1 failed (9 s)',
    )
  })
})

describe('separateOutputs', () => {
  it('writes the first output at once and the second when the first has ended', () => {
    let text = ''
    const output = separateOutputs((more) => (text += more))
    const first = output()
    const second = output()
    second.write('b1 ')
    first.write('a1 ')
    expect(text).toBe('a1 ')
    second.end()
    first.write('a2 ')
    first.end()
    expect(text).toBe('a1 a2 b1 ')
  })
})
