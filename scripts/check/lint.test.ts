import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'

/**
 * One file for each linted habit of docs/contributing.md#habits, with the expected rule; none for
 * a valid file.
 */
const cases: [file: string, text: string, rule: string | undefined][] = [
  ['a-default.ts', 'export default 1\n', 'import(no-default-export)'],
  [
    'barrel/index.ts',
    "export * from '../sound.ts'\nexport * from '../a-default.ts'\n",
    'oxc(no-barrel-file)',
  ],
  ['camelCase.ts', 'export const a = 1\n', 'unicorn(filename-case)'],
  ['any.ts', 'export const a = (b: any) => b\n', 'typescript(no-explicit-any)'],
  ['ignored.ts', '// @ts-ignore\nexport const a: string = 1\n', 'typescript(ban-ts-comment)'],
  [
    'focused.test.ts',
    "import { it } from 'vitest'\nit.only('a', () => {})\n",
    'vitest(no-focused-tests)',
  ],
  [
    'skipped.test.ts',
    "import { it } from 'vitest'\nit.skip('a', () => {})\n",
    'vitest(no-disabled-tests)',
  ],
  [
    'html.tsx',
    'export const A = () => <p dangerouslySetInnerHTML={{ __html: "a" }} />\n',
    'react(no-danger)',
  ],
  ['evil.ts', "export const a = eval('1')\n", 'eslint(no-eval)'],
  [
    'text-beside.tsx',
    'export const A = ({ b }: { b: string }) => <p>{b} <i /></p>\n',
    'portal(lone-text)',
  ],
  [
    'children-beside.tsx',
    'import type { ReactNode } from \'react\'\nexport const A = ({ children }: { children: ReactNode }) => <a href="/"><i />{children}</a>\n',
    'portal(lone-text)',
  ],
  [
    'text-component.tsx',
    'export function Words({ text }: { text: string }) {\n  return text\n}\n',
    'portal(lone-text)',
  ],
  [
    'text-in-fragment.tsx',
    'export const A = (t: () => string) => <>{t()}</>\n',
    'portal(lone-text)',
  ],
  ['uncleaned.tsx', 'export const A = () => <input type="tel" />\n', 'portal(clean-text-fields)'],
  [
    'src/slices/named-limit.tsx',
    'export const A = ({ b, most }: { b: number; most: number }) => (b < most ? <i /> : null)\n',
    'portal(limits-in-screens)',
  ],
  [
    'src/slices/inclusive.tsx',
    'export const A = ({ b }: { b: number }) => (b <= 1 ? <i /> : null)\n',
    'portal(limits-in-screens)',
  ],
  [
    'src/slices/few.tsx',
    'export const A = ({ b }: { b: number }) => (b > 1 ? <i /> : null)\n',
    undefined,
  ],
  [
    'src/against-today.ts',
    'export const a = (b: string, days: { today: string }) => b <= days.today\n',
    'portal(day-against-today)',
  ],
  [
    'src/busy-name.ts',
    "import { useState } from 'react'\nexport const useA = () => {\n  const [isSending] = useState(false)\n  return isSending\n}\n",
    'portal(busy-state)',
  ],
  [
    'src/busy-until.ts',
    'export async function a(setDone: (is: boolean) => void, b: () => Promise<void>) {\n  setDone(true)\n  await b()\n}\n',
    'portal(busy-state)',
  ],
  [
    'src/done-after.ts',
    'export async function a(setDone: (is: boolean) => void, b: () => Promise<void>) {\n  await b()\n  setDone(true)\n}\n',
    undefined,
  ],
  [
    'src/slices/joined.ts',
    'export const a = (b: object, c: number) => ({ ...b, data: c })\n',
    'portal(read-states)',
  ],
  [
    'src/slices/stale.ts',
    "export const a = { state: 'ready', data: 1, stale: null }\n",
    'portal(read-states)',
  ],
  ['tool.config.ts', 'export default 1\n', undefined],
  [
    'lone.tsx',
    "export const A = ({ b }: { b: string }) => <p><i /> <b>{b}</b>{b === '' ? null : <i />}</p>\n",
    undefined,
  ],
  ['sound.ts', 'export const a = 1\n', undefined],
]

const dir = mkdtempSync(join(tmpdir(), 'lint-'))
let output: string[]
beforeAll(() => {
  for (const [file, text] of cases) {
    mkdirSync(join(dir, file, '..'), { recursive: true })
    writeFileSync(join(dir, file), text)
  }
  const { stdout } = spawnSync(
    process.execPath,
    [
      resolve('node_modules/oxlint/bin/oxlint'),
      '--config',
      resolve('.oxlintrc.json'),
      '--format',
      'unix',
      '.',
    ],
    { cwd: dir, encoding: 'utf8' },
  )
  output = stdout.split('\n')
})
afterAll(() => rmSync(dir, { recursive: true }))

it.each(cases)('lints %s', (file, _text, rule) => {
  const rules = output
    .filter((line) => line.includes(`${file}:`))
    .map((line) => /\[\w+\/(.+)\]$/.exec(line)?.[1])
  expect([...new Set(rules)]).toEqual(rule === undefined ? [] : [rule])
})
