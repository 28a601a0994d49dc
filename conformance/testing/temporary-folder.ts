import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Creates a temporary folder with files; `Symbol.dispose` deletes it. */
export function temporaryFolder(
  files: Readonly<Record<string, unknown>> = {},
): { path: string; file: (name: string) => string } & Disposable {
  const path = mkdtempSync(join(tmpdir(), 'conform-'))
  const file = (name: string): string => join(path, name)
  for (const [name, content] of Object.entries(files))
    writeFileSync(file(name), typeof content === 'string' ? content : JSON.stringify(content))
  return { path, file, [Symbol.dispose]: () => rmSync(path, { recursive: true, force: true }) }
}
