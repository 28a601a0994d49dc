import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'

// Prefer the headless builds, as setup does.
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
]

/**
 * Returns CHROMIUM_PATH, or a Chromium on the PATH. Returns undefined to use Playwright's own
 * download.
 */
export function chromiumPath({
  CHROMIUM_PATH: named,
  PATH = '',
}: NodeJS.ProcessEnv): string | undefined {
  return named ?? onPath(names, PATH)
}

/**
 * The Chromium that has a window: CHROMIUM_PATH unless it is a headless build, or one on the PATH.
 */
export function headedChromiumPath({
  CHROMIUM_PATH: named,
  PATH = '',
}: NodeJS.ProcessEnv): string | undefined {
  return named !== undefined && !isHeadless(named)
    ? named
    : onPath(
        names.filter((name) => !isHeadless(name)),
        PATH,
      )
}

const isHeadless = (file: string): boolean => file.endsWith('headless-shell')
const onPath = (programs: readonly string[], path: string): string | undefined =>
  path
    .split(delimiter)
    .flatMap((folder) => programs.map((name) => join(folder, name)))
    .find(runs)

const runs = (file: string): boolean => {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}
