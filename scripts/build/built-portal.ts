import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { compress } from './compress.ts'
import { portalInputs } from './inputs.ts'
import { upToDate } from './up-to-date.ts'

const upToDatePortal = upToDate({
  folder: 'dist/portal',
  // Is in a dot folder, which the edge does not serve.
  mark: '.vite/inputs',
  fingerprint: portalInputs,
  build: async (into) => {
    await vite(['--outDir', into])
    await compress(into)
    await buildPrerender(into)
  },
})

/**
 * Returns the folder of the built portal. Builds it first when a source has changed; throws with
 * vite's output when the build fails.
 */
export function builtPortal(): Promise<string> {
  return upToDatePortal()
}

/** Builds the programs that draw pages into a dot folder, too: only the edge uses it. */
export async function buildPrerender(portal: string): Promise<void> {
  await vite(['--ssr', '--outDir', `${portal}/.prerender`])
}

async function vite(args: readonly string[]): Promise<void> {
  const child = spawn(
    process.execPath,
    ['node_modules/vite/bin/vite.js', 'build', ...args, '--emptyOutDir', '--logLevel', 'warn'],
    {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, NO_COLOR: '1', NODE_ENV: 'production' },
    },
  )
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text) => (output += String(text)))
  const [code] = (await once(child, 'close')) as [number | null]
  if (code !== 0) throw new Error(`vite build failed with exit code ${code}:\n${output}`)
}
