import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/** A browser may block its storage: then each of these throws. */
const access =
  /\b(?:local|session)Storage\.|Object\.\w+\((?:local|session)Storage\b|\bstoredText\(/g

/** Places where the caller catches. */
const caught = ['src/platform/storage/stored-text.ts']

/** The ranges of a text that a `try` or an `attempt(…)` covers. */
function* guarded(code: string): Generator<readonly [number, number]> {
  for (const { index, 0: start } of code.matchAll(/\btry \{|\battempt\(/g)) {
    let depth = 0
    let end = index + start.length - 1
    do {
      const letter = code[end]
      if (letter === '{' || letter === '(') depth += 1
      if (letter === '}' || letter === ')') depth -= 1
      end += 1
    } while (depth > 0 && end < code.length)
    yield [index, end]
  }
}

const unguarded = (file: string): readonly string[] => {
  const code = readFileSync(file, 'utf8').replaceAll(/\/\*[^]*?\*\/|\/\/.*$/gm, '')
  const ranges = [...guarded(code)]
  return [...code.matchAll(access)].flatMap(({ index }) =>
    ranges.some(([from, to]) => from < index && index < to)
      ? []
      : [`${file}: ${code.slice(index, code.indexOf('\n', index))}`],
  )
}

it('expects blocked storage wherever it is read or written', () => {
  const files = globSync('src/**/*.{ts,tsx}').filter(
    (file) => !/\.test\.tsx?$|\/testing\//.test(file) && !caught.includes(file),
  )
  expect(files.length).toBeGreaterThan(500)
  expect(files.flatMap(unguarded)).toEqual([])
})
