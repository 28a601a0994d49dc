import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/** Writes the packages to standard error that modules of the repository import as they load. */
const recorder = `
  import { registerHooks } from 'node:module'
  const isOurs = (file = '') => file.startsWith('file:') && !file.includes('/node_modules/')
  registerHooks({
    resolve(name, { parentURL, ...context }, next) {
      if (isOurs(parentURL) && !/^(node:|[./#])/.test(name)) console.error('imports ' + name)
      return next(name, { parentURL, ...context })
    },
  })`
const importsOf = (...args: readonly string[]): readonly string[] => {
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--import', `data:text/javascript,${encodeURIComponent(recorder)}`, ...args],
    { encoding: 'utf8' },
  )
  expect(status, stderr).toBe(0)
  return [...stderr.matchAll(/^imports ((?:@[^/\n]+\/)?[^/\n]+)/gm)].map(([, name = '']) => name)
}
const { devDependencies } = JSON.parse(readFileSync('steps/package.json', 'utf8')) as {
  devDependencies: object
}

// A bundler is loaded only where the suite builds and starts servers of its own.
it.each([
  ['the command', ['scripts/acceptance/main.ts', '--help']],
  ['the plugin', ['scripts/acceptance/acceptance-plugin.ts']],
])('%s loads with what `npm ci -w steps` installs', (_, args) => {
  const missing = importsOf(...args).filter((name) => !(name in devDependencies))
  expect(missing).toEqual([])
})

it('sees the packages that a module imports', () =>
  expect(importsOf('scripts/acceptance/test-servers.ts')).toContain('vite'))
