import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { ensureChromium } from './chromium.mjs'
import { makeProject } from './testing.mjs'

const { PATH, CHROMIUM_PATH } = process.env
let project
const bring = () => ensureChromium(project.root, process.execPath)
beforeEach(() => {
  project = makeProject()
  delete process.env.CHROMIUM_PATH
})
afterEach(() => {
  process.env.PATH = PATH
  if (CHROMIUM_PATH !== undefined) process.env.CHROMIUM_PATH = CHROMIUM_PATH
  project.remove()
})

describe.skipIf(process.platform === 'win32')('the Chromium of the tests', () => {
  const folder = (name, script) => {
    project.write(`${name}/chromium`, `#!/bin/sh\n${script}\n`, 0o755)
    return `${project.root}/${name}`
  }

  it('uses CHROMIUM_PATH', async () => {
    process.env.CHROMIUM_PATH = `${folder('named', 'exit 0')}/chromium`
    expect(await bring()).toBe(process.env.CHROMIUM_PATH)
  })

  it('fails when CHROMIUM_PATH does not exist', async () => {
    process.env.CHROMIUM_PATH = '/nowhere/chromium'
    await expect(bring()).rejects.toThrow(
      'CHROMIUM_PATH is /nowhere/chromium, which does not exist.',
    )
  })

  it('uses the first installed one that runs, and remembers it', async () => {
    const broken = folder('broken', 'exit 1')
    const sound = folder('sound', 'exit 0')
    process.env.PATH = `${broken}:${sound}:${PATH}`
    expect(await bring()).toBe(`${sound}/chromium`)
    process.env.PATH = PATH
    expect(await bring()).toBe(`${sound}/chromium`)
  })
})
