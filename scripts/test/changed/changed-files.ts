import { execFileSync } from 'node:child_process'

const git = (...args: readonly string[]): string[] =>
  execFileSync('git', args, { encoding: 'utf8' })
    .split('\n')
    .filter((line) => line !== '')

/** The commit at which this branch left main. */
export function defaultBase(): string {
  return git('merge-base', 'HEAD', 'main')[0] ?? 'HEAD'
}

/** The files that differ from `base`: committed, uncommitted, new and deleted ones. */
export function changedFiles(base: string): readonly string[] {
  return [
    ...new Set([
      // A renamed file counts under both names.
      ...git('diff', '--name-only', '--no-renames', base, '--'),
      ...git('ls-files', '--others', '--exclude-standard'),
    ]),
  ]
}
