import { existsSync, readdirSync } from 'node:fs'

const releasePattern = /^\d+\.\d+\.\d+$/

/** The versions in `folder` (`contracts/released/1.4.0`), oldest first. */
export function releasesIn(folder: string): string[] {
  return existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => releasePattern.test(name))
        .sort((one, other) => one.localeCompare(other, 'en', { numeric: true }))
    : []
}

/** The major part of a version. */
export function majorOf(version: string): string {
  return version.split('.')[0] ?? ''
}

/** The version of the newest section of a changelog (`## 1.4.0 (2026-11-23)`), or null. */
export function newestIn(changelog: string): string | null {
  return /^## (\d+\.\d+\.\d+)\b/m.exec(changelog)?.[1] ?? null
}
