import { createHash } from 'node:crypto'
import { globSync, readFileSync, statSync } from 'node:fs'

const patterns = [
  'index.html',
  'public/**/*',
  'vite.config.ts',
  'scripts/build/{files,unneeded}.ts',
  'tsconfig.json',
  'package-lock.json',
  'src/**/*',
  'generated/**/*',
]

/** Tests and the programs that run beside the portal. */
const notBundled = /\.test\.tsx?$|^src\/(edge|teams-bot)\//

/**
 * A hash of the contents of all inputs of the build. It ignores modification times, which a
 * checkout changes.
 */
export function fingerprint(): string {
  const hash = createHash('sha256')
  for (const file of globSync(patterns).sort())
    if (!notBundled.test(file) && statSync(file).isFile())
      hash.update(file).update('\0').update(readFileSync(file)).update('\0')
  return hash.digest('hex')
}
