import { existsSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { ensurePackages } from './packages.mjs'
import { makeProject } from './testing.mjs'

const forHere = { optional: true, os: [process.platform], cpu: [process.arch] }
const packages = {
  '': { name: 'it' },
  room: { name: 'a-workspace', version: '0.1.0' },
  'node_modules/a-workspace': { resolved: 'room', link: true },
  'node_modules/one': { version: '1.0.0' },
  'node_modules/native-here': { version: '2.0.0', ...forHere },
  'node_modules/native-there': { version: '2.0.0', optional: true, os: ['plan9'], cpu: ['pdp11'] },
  'node_modules/needed-there': { version: '3.0.0', optional: true },
}
const {
  'node_modules/native-there': _there,
  'node_modules/needed-there': _needed,
  room: _room,
  'node_modules/a-workspace': _workspace,
  ...installedHere
} = packages

let project
const bring = () => ensurePackages(project.root, process.execPath)
beforeEach(() => {
  project = makeProject()
  project.writeJson('package-lock.json', { packages })
  project.useNpm(
    `mkdirSync('node_modules', { recursive: true }); writeFileSync('node_modules/.package-lock.json', ${JSON.stringify(JSON.stringify({ packages: installedHere }))})`,
  )
})
afterEach(() => project.remove())

describe('installs the packages', () => {
  it('when there are none, but not twice', async () => {
    await bring()
    await bring()
    expect(project.npmCalls()).toEqual([expect.stringMatching(/^ci --include=dev /)])
  })

  it('when the lock names another version', async () => {
    await bring()
    project.writeJson('package-lock.json', {
      packages: { ...packages, 'node_modules/one': { version: '1.0.1' } },
    })
    utimesSync(join(project.root, 'package-lock.json'), new Date(), new Date(Date.now() + 5_000))
    await bring()
    expect(project.npmCalls()).toHaveLength(2)
  })

  it('when an older Node left a native package out', async () => {
    const { 'node_modules/native-here': _, ...partly } = installedHere
    project.writeJson('node_modules/.package-lock.json', { packages: partly })
    await bring()
    expect(project.npmCalls()).toHaveLength(1)
  })

  it('when an installation was interrupted', async () => {
    project.write('node_modules/one/package.json', '{}')
    await bring()
    expect(project.npmCalls()).toHaveLength(1)
  })
})

describe('keeps the packages', () => {
  it('when they were installed by hand', async () => {
    project.writeJson('node_modules/.package-lock.json', { packages: installedHere })
    await bring()
    expect(project.npmCalls()).toEqual([])
  })

  it('when the lock is newer but equal', async () => {
    await bring()
    utimesSync(join(project.root, 'package-lock.json'), new Date(), new Date(Date.now() + 5_000))
    await bring()
    expect(project.npmCalls()).toHaveLength(1)
  })
})

it('installs once for two concurrent setups', async () => {
  await Promise.all([bring(), bring()])
  expect(project.npmCalls()).toHaveLength(1)
})

it('throws with the output of npm, and does not mark the packages as installed', async () => {
  project.useNpm('console.error("no such registry"); process.exit(1)')
  await expect(bring()).rejects.toThrow('The packages could not be installed:\nno such registry')
  expect(existsSync(join(project.root, '.tools/set-up.lock'))).toBe(false)
  await expect(bring()).rejects.toThrow('no such registry')
})
