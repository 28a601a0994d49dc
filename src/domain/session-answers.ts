import * as Schema from 'effect/Schema'
import { text, whole } from './formats.ts'

/** What the chat-service host gives for a Teams token: nothing for somebody who is no member. Seconds (GAP-061). */
export const TeamsToken = Schema.Struct({ access_token: Schema.optionalKey(text(1, 4000)), expires_in: Schema.optionalKey(whole(1, 86_400)) })
export type TeamsToken = typeof TeamsToken.Type
