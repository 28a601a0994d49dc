import './node-20.ts'
import type { CliOptions } from './cli-options.ts'

/** The commands by name. Each module is loaded when its command runs. */
export const commands: Readonly<
  Record<string, () => Promise<(options: CliOptions) => Promise<number>>>
> = {
  doctor: async () => (await import('./commands/doctor.ts')).doctor,
  run: async () => {
    const { interruption, run } = await import('./commands/run.ts')
    // The time of a run begins with the program, at 0.
    return (options) => run(options, interruption, 0)
  },
  list: async () => (await import('./commands/list.ts')).list,
  explain: async () => (await import('./commands/explain.ts')).explain,
  baseline: async () => (await import('./commands/baseline.ts')).baseline,
  selftest: async () => (await import('./commands/selftest.ts')).selftest,
  compare: async () => (await import('./commands/compare.ts')).compare,
  replay: async () => (await import('./commands/replay.ts')).replay,
  trace: async () => (await import('./commands/trace.ts')).trace,
  claim: async () => (await import('./commands/claim.ts')).claim,
  cover: async () => (await import('./commands/cover.ts')).cover,
  lint: async () => (await import('./commands/lint.ts')).lint,
  diff: async () => (await import('./commands/diff.ts')).diff,
  drift: async () => (await import('./commands/drift.ts')).drift,
  merge: async () => (await import('./commands/merge.ts')).merge,
}
