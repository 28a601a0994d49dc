import { startProgram } from '../process/start-program.ts'

/** A PostgreSQL server that lives as long as it is needed. */
export interface Cluster {
  /** The address of its first database, in which others may be made. */
  readonly url: string
  stop(): Promise<void>
}

/**
 * The server that DATABASE_URL names, which is left as it is, or a throw-away one. Rejects with
 * what to do when there is neither.
 */
export async function startCluster(): Promise<Cluster> {
  const named = process.env['DATABASE_URL']
  if (named !== undefined && named !== '') return { url: named, stop: async () => {} }
  let said = ''
  const ready = Promise.withResolvers<string>()
  // A program of its own: it outlives a test run that is ended outright just long enough to clear
  // up.
  const keeper = startProgram(['scripts/postgres/cluster-process.ts'], (text) => {
    said = (said + text).slice(-4_000)
    const url = /^ready (\S+)$/m.exec(said)?.[1]
    if (url !== undefined) ready.resolve(url)
  })
  void keeper.ended.then(() => ready.reject(new Error(said.trim())))
  return { url: await ready.promise, stop: keeper.stop }
}
