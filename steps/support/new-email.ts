import type { PortalWorld } from './world.ts'

/** The new email address of the scenario's member. No other member has it. */
export const newEmailOf = ({ member }: PortalWorld): string => `new.${member.username}`
