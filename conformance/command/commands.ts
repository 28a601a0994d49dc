import type { Options } from './options.ts'

/** What the program can be told to do; each is loaded when it is asked for. */
export const commands: Readonly<
  Record<string, () => Promise<(options: Options) => Promise<number>>>
> = {
  doctor: async () => (await import('./doctor.ts')).doctor,
  run: async () => {
    const { interruption, run } = await import('./run.ts')
    return (options) => run(options, interruption())
  },
  list: async () => (await import('./list.ts')).list,
  baseline: async () => (await import('./baseline.ts')).baseline,
  selftest: async () => (await import('./selftest.ts')).selftest,
  compare: async () => (await import('./compare.ts')).compare,
  replay: async () => (await import('./replay.ts')).replay,
  trace: async () => (await import('./trace.ts')).trace,
  claim: async () => (await import('./claim.ts')).claim,
  cover: async () => (await import('./cover.ts')).cover,
  lint: async () => (await import('./lint.ts')).lint,
  diff: async () => (await import('./diff.ts')).diff,
  drift: async () => (await import('./drift.ts')).drift,
  merge: async () => (await import('./merge.ts')).merge,
}
