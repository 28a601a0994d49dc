import type { PortalWorld } from '../support/world.ts'

/** Does what a phrase says, or looks whether it is so. */
export type ScenarioDeed = (world: PortalWorld) => Promise<void> | void
