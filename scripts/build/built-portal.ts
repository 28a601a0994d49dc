import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { compress } from './compress.ts'
import { fingerprint } from './inputs.ts'

const built = 'dist/portal'
/** In a dot folder, which the edge never serves; moved into place with what it describes. */
const mark = '.vite/inputs'

/**
 * The folder of the built portal, built anew when its sources are not those that it was made of.
 * Throws with vite's own words.
 */
export function builtPortal(): Promise<string> {
  return (building ??= brought().finally(() => (building = undefined)))
}

/** Who asks while it is built gets the same one. */
let building: Promise<string> | undefined

async function brought(): Promise<string> {
  const wanted = fingerprint()
  if (wanted !== madeOf()) await build(wanted)
  return built
}

function madeOf(): string | undefined {
  try {
    return readFileSync(`${built}/${mark}`, 'utf8')
  } catch {
    return undefined
  }
}

/**
 * Builds beside its place, so that a build that fails or is interrupted leaves the last one whole.
 */
async function build(inputs: string): Promise<void> {
  const next = `dist/portal-${process.pid}`
  try {
    await vite(next)
    await compress(next)
    mkdirSync(`${next}/.vite`, { recursive: true })
    writeFileSync(`${next}/${mark}`, inputs)
    rmSync(built, { recursive: true, force: true })
    renameSync(next, built)
  } finally {
    rmSync(next, { recursive: true, force: true })
  }
}

async function vite(outDir: string): Promise<void> {
  const child = spawn(
    process.execPath,
    [
      'node_modules/vite/bin/vite.js',
      'build',
      '--outDir',
      outDir,
      '--emptyOutDir',
      '--logLevel',
      'warn',
    ],
    { stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, NO_COLOR: '1' } },
  )
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text) => (said += String(text)))
  const [code] = (await once(child, 'close')) as [number | null]
  if (code !== 0) throw new Error(`The portal does not build:\n${said}`)
}
