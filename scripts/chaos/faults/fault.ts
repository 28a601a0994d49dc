import type { ChaosWorld } from '../world/chaos-world.ts'

/** A bad thing that happens to a running portal, and ends. */
export interface Fault {
  readonly id: string
  readonly name: string
  /** Whether it needs a PostgreSQL of its own. */
  readonly database?: 'postgres'
  /** Whether calls may end without an answer. */
  readonly mayCut?: true
  /** Lets it happen; it is over when this resolves. `meanwhile` runs once while it lasts. */
  happen(world: ChaosWorld, meanwhile: () => Promise<void>, database: Database): Promise<void>
}

/** The database server of the run. */
export interface Database {
  /** Breaks all connections and starts again after some time. */
  restart(): Promise<void>
}
