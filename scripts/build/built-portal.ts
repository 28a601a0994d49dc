import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { compress } from './compress.ts'
import { fingerprint } from './inputs.ts'

const built = 'dist/portal'
/**
 * Is in a dot folder, which the edge does not serve. The build moves it into place together with
 * the files.
 */
const mark = '.vite/inputs'

/**
 * Returns the folder of the built portal. Builds it first when a source has changed; throws with
 * vite's output when the build fails.
 */
export function builtPortal(): Promise<string> {
  return (building ??= buildIfChanged().finally(() => (building = undefined)))
}

/** Concurrent callers share one build. */
let building: Promise<string> | undefined

async function buildIfChanged(): Promise<string> {
  const wanted = fingerprint()
  if (wanted !== builtFingerprint()) await build(wanted)
  return built
}

function builtFingerprint(): string | undefined {
  try {
    return readFileSync(`${built}/${mark}`, 'utf8')
  } catch {
    return undefined
  }
}

/**
 * Builds into a temporary folder, so that a failed or interrupted build leaves the previous one
 * intact.
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
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text) => (output += String(text)))
  const [code] = (await once(child, 'close')) as [number | null]
  if (code !== 0) throw new Error(`vite build failed with exit code ${code}:\n${output}`)
}
