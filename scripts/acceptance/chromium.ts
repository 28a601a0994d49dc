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
  return (
    named ??
    PATH.split(delimiter)
      .flatMap((folder) => names.map((name) => join(folder, name)))
      .find(runs)
  )
}

const runs = (file: string): boolean => {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}
