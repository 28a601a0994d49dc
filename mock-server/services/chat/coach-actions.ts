import { CardSchema } from '../../../generated/proto/portal/chat/v1/message_pb.js'
import { coachPhrases } from '../../seed/content/coach-phrases.ts'
import {
  fillIn,
  type ContentLanguage,
  localize,
  type LocalizedText,
} from '../../seed/content/localized-text.ts'
import { readFact } from '../../database/facts/facts.ts'
import type { Sql } from '../../database/store.ts'
import { channelAt, type ChannelRow, coachesIn, type CoachRow, previousCoach } from './channels.ts'
import { onDuty, coachAvailability, usualCoach } from './coaches.ts'
import {
  type ActionKind,
  cancelActions,
  scheduleAction,
  rescheduleAction,
} from './scheduled-actions.ts'
import { type MessageRow, messagesBefore } from './messages.ts'
import { assign, coachReads, setAvailability, setTyping } from './coach-presence.ts'
import { replyTo } from './coach-replies.ts'
import { fromStored } from './stored-message.ts'
import type { ChatUser } from './chat-users.ts'
import { postMessage } from './chat-commands.ts'

/** Delay of each step of an answer, in milliseconds. */
const COMES_MS = 1500
const READS_MS = 2000
const TYPES_MS = 3500
const REPLIES_MS = 7000
/** After this time a colleague answers for an absent coach. */
const TAKES_OVER_MS = 20_000
/** The coach says goodbye when the latest message is more recent than this. */
const LIVELY_MS = 30 * 60_000

/** A channel at a time, in a transaction that has locked the member's chat user. */
export type CoachScene = {
  readonly sql: Sql
  readonly user: ChatUser
  readonly row: ChannelRow
  readonly coach: CoachRow | undefined
  readonly now: number
}

const planIn = ({ sql, user, row, now }: CoachScene, deed: ActionKind, ms: number) =>
  scheduleAction(sql, user.member_id, row.url, deed, now + ms)
const languageOf = ({ sql, user }: CoachScene): Promise<ContentLanguage> =>
  readFact(sql, user.member_id, 'locale')
const firstNameOf = async ({ sql, user }: CoachScene): Promise<string> =>
  (await readFact(sql, user.member_id, 'personal')).firstName

const speak = async (scene: CoachScene, coach: CoachRow, text: string) =>
  postMessage(
    scene.sql,
    scene.user,
    scene.row.url,
    { text, author: { type: 'COACH', id: coach.user_id, name: coach.nickname } },
    scene.now,
  )

const sayTo = async (
  scene: CoachScene,
  coach: CoachRow,
  words: LocalizedText,
  more: Readonly<Record<string, string>> = {},
) =>
  speak(
    scene,
    coach,
    fillIn(localize(words, await languageOf(scene)), {
      member: await firstNameOf(scene),
      coach: coach.nickname.split(' ')[0]!,
      ...more,
    }),
  )

/** Returns the member's messages since the latest of a coach, oldest first. */
const unanswered = async ({ sql, row }: CoachScene): Promise<readonly MessageRow[]> => {
  const latest = await messagesBefore(sql, row.url, 0, 50)
  const answered = latest.findIndex(({ sender_type }) => sender_type === 'COACH')
  return latest
    .slice(0, answered < 0 ? latest.length : answered)
    .filter(({ sender_type }) => sender_type === 'MEMBER')
    .toReversed()
}

/** Schedules the next start or end of the coach's shift. */
const watchShift = async ({ sql, user, row, now }: CoachScene, coachId: string): Promise<void> => {
  const until = coachAvailability(coachId, now)?.until ?? null
  if (until !== null) await rescheduleAction(sql, user.member_id, row.url, 'shift', until)
}

/** Replaces the coach with one on duty. */
const enter = async (scene: CoachScene, wished: readonly string[]): Promise<void> => {
  const { sql, user, row, now } = scene
  // A coach who is present but does not answer is replaced.
  const coach = onDuty(wished, now, scene.coach?.availability === 0 ? '' : scene.coach?.user_id)
  if (!coach) return
  await assign(sql, user, row, coach, await languageOf(scene), now)
  await cancelActions(sql, row.url, 'reads', 'types', 'replies', 'takesOver')
  await watchShift(scene, coach.id)
  const [there, fresh] = [
    (await coachesIn(sql, row.url))[0],
    await channelAt(sql, user.member_id, row.url),
  ]
  if (there && fresh) await coachReads(sql, user, fresh, there, now)
  await setTyping(sql, user, row.url, { user_id: coach.id }, true, now)
  await planIn(scene, 'greets', COMES_MS)
}

/**
 * Handles a message of the member: an available coach reads, types and replies, and a colleague
 * replaces one who is away for long. For a longer absence the portal offers another coach.
 */
export async function onMemberMessage(scene: CoachScene): Promise<void> {
  const { coach, sql, user, row, now } = scene
  if (!coach) return
  const until = coachAvailability(coach.user_id, now)?.until ?? null
  if (until !== null) await scheduleAction(sql, user.member_id, row.url, 'shift', until)
  if (coach.availability === 0) await answerSoon(scene)
  if (coach.availability === 2 || coach.availability === 3)
    await planIn(scene, 'takesOver', TAKES_OVER_MS)
}

const answerSoon = async (scene: CoachScene): Promise<void> => {
  await planIn(scene, 'reads', READS_MS)
  await planIn(scene, 'types', TYPES_MS)
  await planIn(scene, 'replies', REPLIES_MS)
}

/** Schedules a coach for a waiting channel. */
export async function onCoachRequest(scene: CoachScene): Promise<void> {
  await planIn(scene, 'comes', COMES_MS)
}

/** Handlers of the scheduled actions. */
export const coachActions: Readonly<Record<ActionKind, (scene: CoachScene) => Promise<void>>> = {
  comes: async (scene) => {
    // Of several scheduled coaches the first finds the channel waiting.
    if (scene.row.awaiting_coach !== 1) return
    const before =
      scene.row.wants_previous === 1 ? await previousCoach(scene.sql, scene.row.url) : undefined
    await enter(
      scene,
      [before, scene.coach]
        .flatMap((one) => (one ? [one.user_id] : []))
        .concat(usualCoach(scene.user.nickname).id),
    )
  },
  takesOver: async (scene) => {
    if (!scene.coach || scene.coach.availability === 0 || (await unanswered(scene)).length === 0)
      return
    await enter(scene, [])
  },
  greets: async (scene) => {
    const { coach, sql, row } = scene
    if (!coach) return
    const before = await previousCoach(sql, row.url)
    if (before && before.user_id !== coach.user_id)
      await sayTo(scene, coach, coachPhrases.takingOver, { before: before.nickname.split(' ')[0]! })
    else await sayTo(scene, coach, coachPhrases.greeting)
  },
  reads: async ({ sql, user, row, coach, now }) => {
    if (coach) await coachReads(sql, user, row, coach, now)
  },
  types: async (scene) => {
    if (scene.coach && (await unanswered(scene)).length > 0)
      await setTyping(scene.sql, scene.user, scene.row.url, scene.coach, true, scene.now)
  },
  replies: async (scene) => {
    const { coach } = scene
    const asked = await unanswered(scene)
    const last = asked.at(-1)
    if (!coach || coach.availability !== 0 || !last) return
    const shown = asked.findLast(({ card }) => card !== null)
    const card = shown?.card ? fromStored(CardSchema, shown.card) : undefined
    const text =
      card && shown
        ? [...asked.filter((one) => one !== shown), shown].map((one) => one.text).join('\n')
        : asked.map((one) => one.text).join('\n')
    await speak(
      scene,
      coach,
      replyTo({
        text,
        card,
        member: await firstNameOf(scene),
        seed: `${last.channel_url} ${last.sequence}`,
        language: await languageOf(scene),
      }),
    )
  },
  shift: async (scene) => {
    const { sql, user, row, coach, now } = scene
    const standing = coach && coachAvailability(coach.user_id, now)
    if (!coach || !standing) return
    await watchShift(scene, coach.user_id)
    if (standing.availability === coach.availability) return
    if (coach.availability === 0 && standing.availability > 1 && now - row.last_ms < LIVELY_MS)
      await sayTo(scene, coach, coachPhrases.leaving)
    await setAvailability(sql, user, row.url, standing.availability, standing.from, now)
    if (standing.availability !== 0 || (await unanswered(scene)).length === 0) return
    await cancelActions(sql, row.url, 'takesOver')
    await answerSoon(scene)
  },
}
