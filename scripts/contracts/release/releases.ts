import { existsSync, readdirSync } from 'node:fs'

const releasePattern = /^\d+\.\d+\.\d+$/

/** Versions that `folder` holds (`contracts/released/1.4.0`), the newest last. */
export function releasesIn(folder: string): string[] {
  return existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => releasePattern.test(name))
        .sort((one, other) => one.localeCompare(other, 'en', { numeric: true }))
    : []
}

/** The first number of a version: a change of it announces what breaks. */
export function majorOf(version: string): string {
  return version.split('.')[0] ?? ''
}

/** The version that a changelog's newest part is about (`## 1.4.0 (2026-11-23)`), or null. */
export function newestIn(changelog: string): string | null {
  return /^## (\d+\.\d+\.\d+)\b/m.exec(changelog)?.[1] ?? null
}
