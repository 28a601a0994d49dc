import { createHash } from 'node:crypto'
import { globSync, readFileSync, statSync } from 'node:fs'

const everywhere = ['tsconfig.json', 'package-lock.json', 'generated/**/*', 'src/**/*']

/** A hash of all inputs of the portal's pages. */
export function portalInputs(): string {
  // The programs that run beside the portal are no part of it.
  return fingerprint(
    [
      ...everywhere,
      'index.html',
      'public/**/*',
      'vite.config.ts',
      'scripts/build/{files,kept-guards,unneeded}.ts',
    ],
    /^src\/(edge|teams-bot)\//,
  )
}

/** A hash of all inputs of the bundled servers. */
export function serverInputs(): string {
  return fingerprint(
    [
      ...everywhere,
      'mock-server/**/*',
      'contracts/{proto,read}/**/*',
      'scripts/build/{kept-guards,server-bundles}.ts',
    ],
    /^src\/(app|slices|ui\/(?!tokens))/,
  )
}

/** Ignores modification times, which a checkout changes. */
function fingerprint(patterns: readonly string[], except: RegExp): string {
  const hash = createHash('sha256')
  for (const file of globSync(patterns).sort())
    if (!/\.test\.tsx?$/.test(file) && !except.test(file) && statSync(file).isFile())
      hash.update(file).update('\0').update(readFileSync(file)).update('\0')
  return hash.digest('hex')
}
