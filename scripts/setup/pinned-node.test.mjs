import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { bringNode } from './pinned-node.mjs'
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

it('is the running one when that is it', async () => {
  project.writeJson('package.json', { config: { node: process.version.slice(1) } })
  expect(await bringNode(project.root)).toBe(process.execPath)
})

it.skipIf(process.platform === 'win32')(
  'is brought once, by the package for this platform',
  async () => {
    project.useNpm(binary('v99.1.0'))
    const path = await bringNode(project.root)
    expect(path).toBe(join(project.root, '.tools/node/node_modules', name, 'bin/node'))
    expect(await bringNode(project.root)).toBe(path)
    expect(project.npmCalls()).toEqual([expect.stringContaining(`${name}@99.1.0`)])
    expect(readdirSync(join(project.root, '.tools'))).toEqual(['node'])
  },
)

it.skipIf(process.platform === 'win32')(
  'that does not run on this machine is not kept',
  async () => {
    project.useNpm(binary('Segmentation fault'))
    await expect(bringNode(project.root)).rejects.toThrow('does not run on this machine')
    expect(existsSync(join(project.root, '.tools/node'))).toBe(false)
  },
)

it('that cannot be downloaded leaves nothing', async () => {
  project.useNpm('console.error("offline"); process.exit(1)')
  await expect(bringNode(project.root)).rejects.toThrow(/could not be brought from npm.*:\noffline/)
  expect(readdirSync(join(project.root, '.tools'))).toEqual([])
})
