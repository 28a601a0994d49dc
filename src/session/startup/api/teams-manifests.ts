import type { TeamsManifests } from '../../embedding/model/teams-tabs.ts'
import { teamsManifests } from '#generated/teams/manifests.ts'

/** What the workplace-chat client is promised, by environment. */
export const manifests: TeamsManifests = teamsManifests
