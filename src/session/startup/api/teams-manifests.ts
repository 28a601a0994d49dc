import type { TeamsManifests } from '../../embedding/model/teams-tabs.ts'
import { teamsManifests } from '#generated/teams/manifests.ts'

/** The Teams manifests by environment. */
export const manifests: TeamsManifests = teamsManifests
