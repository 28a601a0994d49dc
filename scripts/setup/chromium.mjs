import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { alone } from './lock.mjs'
import { SetUpFailed } from './set-up-failed.mjs'

/**
 * The path of a Chromium for the tests: CHROMIUM_PATH, an installed one, or Playwright's download.
 * As root it also tries the system package manager.
 * @param {string} root
 * @param {string} node
 */
export async function ensureChromium(root, node) {
  const named = process.env.CHROMIUM_PATH
  if (named) {
    if (!existsSync(named))
      throw new SetUpFailed(`CHROMIUM_PATH is ${named}, which does not exist.`)
    return named
  }
  return (
    remembered(root) ??
    (await alone(root, () => remembered(root) ?? remember(root, find(root, node))))
  )
}

function find(root, node) {
  const found = onMachine().find(runs) ?? downloaded(root, node, false)
  if (found) return found
  console.error('Installing Chromium for the tests (once) …')
  const installed =
    downloaded(root, node, true) ??
    (installBySystem()
      ? [...onMachine(), '/usr/bin/chromium-headless-shell', '/usr/bin/chromium'].find(runs)
      : undefined)
  if (installed) return installed
  throw new SetUpFailed(
    'No Chromium was found and the download failed. Install Chromium or Google Chrome, or set CHROMIUM_PATH.',
  )
}

// The headless shell needs half the CPU time of a full browser in headless mode.
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
]

function onMachine() {
  const onPath = (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)))
  const programs = [
    process.env.PROGRAMFILES,
    process.env['PROGRAMFILES(X86)'],
    process.env.LOCALAPPDATA,
  ].filter(Boolean)
  return [
    ...onPath,
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    ...programs.map((folder) => join(folder, 'Google', 'Chrome', 'Application', 'chrome.exe')),
  ].filter((path) => existsSync(path))
}

/**
 * Some systems install a script that only prints instructions. Chrome on Windows opens a window for
 * --version, so it is not run.
 */
function runs(path) {
  return (
    process.platform === 'win32' ||
    spawnSync(path, ['--version'], { timeout: 20_000, stdio: 'ignore' }).status === 0
  )
}

/**
 * The path of Playwright's own Chromium, downloaded if `download` is true; undefined if it does not
 * run.
 */
function downloaded(root, node, download) {
  const playwright = join(root, 'node_modules', 'playwright')
  if (download)
    spawnSync(node, [join(playwright, 'cli.js'), 'install', 'chromium'], {
      stdio: ['ignore', 'ignore', 'ignore'],
      timeout: 300_000,
    })
  const ask = 'import("playwright").then(({ chromium }) => console.log(chromium.executablePath()))'
  const path = spawnSync(node, ['--input-type=module', '--eval', ask], {
    cwd: root,
    encoding: 'utf8',
  }).stdout.trim()
  return path && existsSync(path) && runs(path) ? path : undefined
}

function installBySystem() {
  if (process.getuid?.() !== 0) return false
  const run = (program, ...args) =>
    spawnSync(program, args, {
      stdio: 'ignore',
      timeout: 600_000,
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    }).status === 0
  return (
    (run('apt-get', 'update') &&
      ['chromium-headless-shell', 'chromium'].some((name) =>
        run('apt-get', 'install', '--yes', '--no-install-recommends', name),
      )) ||
    run('apk', 'add', '--no-cache', 'chromium') ||
    run('dnf', 'install', '--assumeyes', 'chromium')
  )
}

const memory = (root) => join(root, '.tools', 'chromium.json')

/** The path found last time, if the file is unchanged. */
function remembered(root) {
  try {
    const { path, mtimeMs } = JSON.parse(readFileSync(memory(root), 'utf8'))
    return statSync(path).mtimeMs === mtimeMs ? path : undefined
  } catch {
    return undefined
  }
}

function remember(root, path) {
  mkdirSync(join(root, '.tools'), { recursive: true })
  writeFileSync(memory(root), JSON.stringify({ path, mtimeMs: statSync(path).mtimeMs }))
  return path
}
