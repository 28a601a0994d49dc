import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { exportsKept } from './shipped-modules.ts'

const root = mkdtempSync(join(tmpdir(), 'shipped-'))
mkdirSync(join(root, 'src'))
const write = (name: string, text: string): void => writeFileSync(join(root, 'src', name), text)

it('lists used exports, also of lazy modules, but not unused or type-only ones', async () => {
  write(
    'main.ts',
    `import { used } from './both.ts'\nimport type { OnlyType } from './types.ts'\nconst typed: OnlyType = used()\nconsole.log(typed, await import('./lazy.ts').then(({ lazy }) => lazy()))`,
  )
  write(
    'both.ts',
    `export const limit = 3\nexport const used = (): number => Math.random() + limit\nexport const unused = (): number => 2`,
  )
  write('types.ts', `export type OnlyType = number\nexport const value = 1`)
  write('lazy.ts', `export const lazy = (): string => 'lazy'`)
  write('dead.ts', `export const dead = (): number => 1`)
  const kept = await exportsKept([join(root, 'src/main.ts')], root)
  expect(
    Object.fromEntries([...kept].map(([file, names]) => [file, [...names].toSorted()])),
  ).toEqual({ 'src/main.ts': [], 'src/both.ts': ['limit', 'used'], 'src/lazy.ts': ['lazy'] })
})
