import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { entryFiles } from '../../src/app/chunks.ts'

/**
 * Adds the entry modules of `entryFiles` to vite's manifest, which names only entries with a file of
 * their own. The size check and the hints of drawn pages look modules up there.
 */
export function manifestEntries(root: string): Plugin {
  return {
    name: 'wellspring:manifest-entries',
    writeBundle({ dir = '' }, bundle) {
      const list = join(dir, '.vite', 'manifest.json')
      const manifest = JSON.parse(readFileSync(list, 'utf8')) as Record<string, { file: string }>
      const chunks = Object.values(manifest)
      for (const module of Object.keys(entryFiles)) {
        const file = Object.values(bundle).find(
          (each) => each.type === 'chunk' && each.moduleIds.includes(join(root, module)),
        )?.fileName
        const chunk = chunks.find((each) => each.file === file)
        if (chunk === undefined) throw new Error(`The build has no module ${module}.`)
        manifest[module] = chunk
      }
      writeFileSync(list, JSON.stringify(manifest, null, 2))
    },
  }
}
