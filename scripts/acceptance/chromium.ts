import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'

// Without windows first, as set-up finds them.
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
]

/**
 * The Chromium named by CHROMIUM_PATH, else one on the PATH; undefined leaves it to Playwright's
 * own download.
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
