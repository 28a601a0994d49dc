import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { ensureNode } from './pinned-node.mjs'
import { makeProject } from './testing.mjs'

const name = `node-${process.platform}-${process.arch}`
const binary = (says) => `
  const dir = args[args.indexOf('--prefix') + 1] + '/node_modules/${name}'
  mkdirSync(dir + '/bin', { recursive: true })
  writeFileSync(dir + '/package.json', '{"version":"99.1.0"}')
  writeFileSync(dir + '/bin/node', '#!/bin/sh\\necho ${says}\\n', { mode: 0o755 })`

let project
beforeEach(() => {
  project = makeProject()
  project.writeJson('package.json', { config: { node: '99.1.0' } })
})
afterEach(() => project.remove())

it('uses the running Node when the version matches', async () => {
  project.writeJson('package.json', { config: { node: process.version.slice(1) } })
  expect(await ensureNode(project.root)).toBe(process.execPath)
})

it.skipIf(process.platform === 'win32')('installs the package for this platform once', async () => {
  project.useNpm(binary('v99.1.0'))
  const path = await ensureNode(project.root)
  expect(path).toBe(join(project.root, '.tools/node/node_modules', name, 'bin/node'))
  expect(await ensureNode(project.root)).toBe(path)
  expect(project.npmCalls()).toEqual([expect.stringContaining(`${name}@99.1.0`)])
  expect(readdirSync(join(project.root, '.tools'))).toEqual(['node'])
})

it.skipIf(process.platform === 'win32')(
  'removes a Node that does not run on this machine',
  async () => {
    project.useNpm(binary('Segmentation fault'))
    await expect(ensureNode(project.root)).rejects.toThrow('does not run on this machine')
    expect(existsSync(join(project.root, '.tools/node'))).toBe(false)
  },
)

it('leaves nothing after a failed download', async () => {
  project.useNpm('console.error("offline"); process.exit(1)')
  await expect(ensureNode(project.root)).rejects.toThrow(
    /could not be installed from npm.*:\noffline/,
  )
  expect(readdirSync(join(project.root, '.tools'))).toEqual([])
})
