import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { build, type Plugin, type Rolldown } from 'vite'
import { expect, it } from 'vitest'
import { keptGuards } from './kept-guards.ts'

const page = resolve('node_modules/page-of-the-test.js')

const bundled = async (code: string, plugins: Plugin[], minify: boolean): Promise<string> => {
  const source = {
    name: 'source',
    resolveId: (id: string) => (id === page ? id : null),
    load: (id: string) => (id === page ? code : null),
  }
  const { output } = (await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [...plugins, source],
    build: { write: false, minify, rolldownOptions: { input: page } },
  })) as Rolldown.RolldownOutput
  return output.map((file) => (file.type === 'chunk' ? file.code : '')).join('')
}

const answerOf = (code: string): unknown => {
  const answers: unknown[] = []
  new Function('answers', code)(answers)
  return answers[0]
}

const guard = (statement: string): string =>
  `function isSound(text) { try { ${statement}; return true } catch { return false } }\nanswers.push([isSound('%e0%a4%a'), isSound('%20'), isSound('\\ud800')])\n`

it.each([
  ['decodeURIComponent(text)', [false, true, true]],
  ['void decodeURI(text)', [false, true, true]],
  ['encodeURIComponent(text)', [true, true, false]],
])('keeps a guard of a package, minified and not: %s', async (statement, answer) => {
  for (const minify of [false, true]) {
    expect(answerOf(await bundled(guard(statement), [], minify))).toEqual([true, true, true])
    expect(answerOf(await bundled(guard(statement), [keptGuards], minify))).toEqual(answer)
  }
})

it('keeps the guard of @bufbuild/protobuf against text that is not UTF-8', async () => {
  const code = readFileSync(
    'node_modules/@bufbuild/protobuf/dist/esm/wire/text-encoding.js',
    'utf8',
  )
  expect(
    await bundled(
      `${code}\nanswers.push(getTextEncoding().checkUtf8('\\ud800'))`,
      [keptGuards],
      false,
    ),
  ).toContain('encodeURIComponent(text).valueOf()')
})
