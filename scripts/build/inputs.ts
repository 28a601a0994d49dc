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
 * A hash of the contents of all inputs of the build. It ignores modification times, which a
 * checkout changes.
 */
export function fingerprint(): string {
  const hash = createHash('sha256')
  const files = globSync(patterns, { exclude: (name) => /\.test\.tsx?$/.test(name) }).sort()
  for (const file of files)
    if (statSync(file).isFile())
      hash.update(file).update('\0').update(readFileSync(file)).update('\0')
  return hash.digest('hex')
}
