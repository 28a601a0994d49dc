import { runToEnd } from '../../contracts/tools/run-tool.ts'

/** Runs buildah and returns its output. Rejects with what it said. */
export function buildah(...args: readonly string[]): string {
  return runToEnd('buildah', ...args)
}
