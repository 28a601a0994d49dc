import { startProgram } from '../process/start-program.ts'

/** A running PostgreSQL server. */
export interface Cluster {
  /** The address of its default database, whose user may create others. */
  readonly url: string
  stop(): Promise<void>
}

/**
 * Uses the server of DATABASE_URL, or starts a temporary one. Rejects with instructions when
 * PostgreSQL is missing.
 */
export async function startCluster(): Promise<Cluster> {
  const named = process.env['DATABASE_URL']
  if (named !== undefined && named !== '') return { url: named, stop: async () => {} }
  let output = ''
  const ready = Promise.withResolvers<string>()
  // A separate process, which cleans up even when the test run is killed.
  const clusterProcess = startProgram(['scripts/postgres/cluster-process.ts'], (text) => {
    output = (output + text).slice(-4_000)
    const url = /^ready (\S+)$/m.exec(output)?.[1]
    if (url !== undefined) ready.resolve(url)
  })
  void clusterProcess.ended.then(() => ready.reject(new Error(output.trim())))
  return { url: await ready.promise, stop: clusterProcess.stop }
}
