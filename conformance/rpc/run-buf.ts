import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { ExitError } from '../exit-code.ts'

/** The buf of npm, from the working directory upwards; undefined if it is not installed. */
const installedBuf = (folder = resolve('.')): string | undefined => {
  const file = join(folder, 'node_modules/@bufbuild/buf/bin/buf')
  if (existsSync(file)) return file
  return dirname(folder) === folder ? undefined : installedBuf(dirname(folder))
}

/** Runs the buf of npm (`@bufbuild/buf`), or else that of the PATH. Throws if there is none. */
export function runBuf(...args: readonly string[]): {
  readonly status: number | null
  readonly stdout: Buffer
  readonly stderr: Buffer
} {
  const file = installedBuf()
  const ran = spawnSync(
    file === undefined ? 'buf' : process.execPath,
    file === undefined ? args : [file, ...args],
    { maxBuffer: 64 * 1024 * 1024 },
  )
  if (ran.error !== undefined)
    throw new ExitError(
      'contract',
      'buf is needed to read .proto files and is not installed: npm install @bufbuild/buf',
      'or build an image: protoc --include_imports --descriptor_set_out=image.binpb …',
    )
  return ran
}
