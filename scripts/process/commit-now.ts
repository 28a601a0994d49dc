import { execFileSync } from 'node:child_process'

/** The short id of the checked-out commit, with `+` when files differ; `unknown` outside Git. */
export function commitNow(): string {
  const git = (...args: string[]): string =>
    execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
  try {
    return git('rev-parse', '--short=8', 'HEAD') + (git('status', '--porcelain') === '' ? '' : '+')
  } catch {
    // An unpacked archive is not a Git repository.
    return 'unknown'
  }
}
