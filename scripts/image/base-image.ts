import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runToEnd } from '../../contracts/tools/run-tool.ts'
import { buildah } from './buildah.ts'

/** What the Node binary needs of a system. */
const packages = ['libc6', 'libgcc-s1', 'libstdc++6']
/** Not needed to run: documentation, and encodings that Node has of its own. */
const unneeded = ['usr/share', 'usr/lib/x86_64-linux-gnu/gconv', 'usr/lib/x86_64-linux-gnu/audit']

export const baseImage = 'localhost/wellspring/base'

/**
 * Makes a base without a shell from Debian's packages, in place of the `RUNTIME_IMAGE` of
 * deploy/Dockerfile, which comes from a registry of images.
 */
export function buildBaseImage(): void {
  const folder = mkdtempSync(join(tmpdir(), 'base-image-'))
  try {
    const root = join(folder, 'root')
    mkdirSync(root)
    runToEnd('sh', '-c', `cd ${folder} && apt-get download ${packages.join(' ')}`)
    for (const file of readdirSync(folder).filter((name) => name.endsWith('.deb')))
      runToEnd('dpkg-deb', '--extract', join(folder, file), root)
    for (const path of unneeded) rmSync(join(root, path), { recursive: true, force: true })
    const container = buildah('from', 'scratch').trim()
    buildah('copy', '--quiet', container, root, '/')
    buildah('commit', '--quiet', container, baseImage)
    buildah('rm', container)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
