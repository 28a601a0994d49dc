import type { PortalWorld } from './world.ts'

/** An email address that the scenario's member changes to, and nobody else has. */
export const newEmailOf = ({ member }: PortalWorld): string => `new.${member.username}`
