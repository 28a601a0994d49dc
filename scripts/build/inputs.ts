import { createHash } from 'node:crypto'
import { globSync, readFileSync, statSync } from 'node:fs'

const patterns = [
  'index.html',
  'public/**/*',
  'vite.config.ts',
  'scripts/build/{files,unneeded}.ts',
  'tsconfig.json',
  'package-lock.json',
  'src/{app,slices,session,gateway,domain,ui,i18n,kit}/**/*',
  'generated/**/*',
]

/**
 * A fingerprint of all that the built portal is made of. Reads contents, not times: a checkout
 * makes every file new.
 */
export function fingerprint(): string {
  const hash = createHash('sha256')
  const files = globSync(patterns, { exclude: (name) => /\.test\.tsx?$/.test(name) }).sort()
  for (const file of files)
    if (statSync(file).isFile())
      hash.update(file).update('\0').update(readFileSync(file)).update('\0')
  return hash.digest('hex')
}
