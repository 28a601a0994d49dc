import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { runTool } from '../../contracts/tools/run-tool.ts'
import { imageOf, type ImageName } from './build-images.ts'
import { buildah } from './buildah.ts'
import { containerSpec, type ImageConfig, type Mount } from './container-spec.ts'

export interface Container {
  /** Resolves when the process has ended. */
  readonly ended: Promise<unknown>
  /** What the kernel says of the process: its user and its capabilities. */
  rights(): { readonly user: string; readonly capabilities: string }
  /** The error of a write into the image's own folder, or null when it was written. */
  writeError(): string | null
  /** Sends SIGTERM; resolves to the exit code and how long it took. */
  stop(): Promise<{ readonly code: number | null; readonly ms: number }>
  /** What it wrote, for messages. */
  log(): string
}

export interface ContainerOptions {
  readonly env?: Readonly<Record<string, string>>
  readonly args?: readonly string[]
  readonly mounts?: readonly Mount[]
}

/** Starts an image with runc as an operator would: read-only, its own user, no capabilities. */
export function startContainer(image: ImageName, options: ContainerOptions = {}): Container {
  const bundle = mkdtempSync(join(tmpdir(), 'container-'))
  const id = basename(bundle)
  const working = buildah('from', imageOf(image)).trim()
  const root = buildah('mount', working).trim()
  const { OCIv1 } = JSON.parse(buildah('inspect', '--type', 'image', imageOf(image))) as {
    OCIv1: { config: ImageConfig }
  }
  writeFileSync(
    join(bundle, 'config.json'),
    JSON.stringify(containerSpec(OCIv1.config, root, options)),
  )
  const runc = ['--root', join(bundle, 'state')]
  const pidFile = join(bundle, 'pid')
  const child = spawn('runc', [...runc, 'run', '--bundle', bundle, '--pid-file', pidFile, id], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let log = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (log = (log + text).slice(-4_000)))
  const ended = once(child, 'exit') as Promise<[number | null]>
  return {
    ended,
    rights() {
      const status = readFileSync(`/proc/${readFileSync(pidFile, 'utf8').trim()}/status`, 'utf8')
      const field = (name: string): string =>
        new RegExp(`^${name}:\\s*(\\S+)`, 'm').exec(status)?.[1] ?? ''
      return { user: field('Uid'), capabilities: field('CapEff') }
    },
    writeError() {
      const write = "try{fs.writeFileSync('/app/x','')}catch(e){process.stdout.write(e.code)}"
      const said = spawnSync(
        'runc',
        [...runc, 'exec', id, '/usr/local/bin/node', '--eval', write],
        { encoding: 'utf8' },
      )
      return said.stdout.trim() || said.stderr.trim() || null
    },
    async stop() {
      const from = performance.now()
      // It may have ended by itself.
      runTool('runc', ...runc, 'kill', id, 'TERM')
      const [code] = await ended
      const ms = performance.now() - from
      buildah('umount', working)
      buildah('rm', working)
      rmSync(bundle, { recursive: true, force: true })
      return { code, ms }
    },
    log: () => log,
  }
}
