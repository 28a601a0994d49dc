import { execFileSync } from 'node:child_process'
import { globSync, statSync } from 'node:fs'

const built = 'dist/portal'
const sources = ['index.html', 'package-lock.json', 'vite.config.ts', 'src/{app,slices,session,gateway,domain,ui,i18n,kit}/**/*', 'generated/**/*']

/** The built portal's folder, built anew when a source is newer than it. Throws with vite's own words when it does not build. */
export const builtPortal = (): string => {
  const newest = Math.max(...sources.flatMap((pattern) => globSync(pattern)).map((file) => statSync(file).mtimeMs))
  if (newest > builtAt()) execFileSync(process.execPath, ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn'], { stdio: 'inherit' })
  return built
}

const builtAt = (): number => {
  try {
    return statSync(`${built}/index.html`).mtimeMs
  } catch {
    return 0
  }
}
