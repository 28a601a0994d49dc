import type { JsonValue } from '@bufbuild/protobuf'
import { randomUUID } from 'node:crypto'
import { firstText, type ArrangementContext } from './arrangement-context.ts'

/** The members that send an RPC without a fault, with their readings and request. */
export interface RpcArrangement {
  readonly templates?: readonly string[]
  /** Readings that replace those of the persona in the copy. */
  readonly more?: object
  readonly say?: (asked: ArrangementContext) => Promise<JsonValue> | JsonValue
}

/** Fields of the example that depend on the day. */
type Fields = Readonly<Record<string, JsonValue>>

/** Midnight of today is never in the future and never more than a day ago. */
const severe = { bloodPressure: [{ daysAgo: 0, time: '00:00', systolic: 186, diastolic: 112 }] }

const openFlow = async ({ rpc }: ArrangementContext): Promise<unknown> => rpc('listAlertFlows')
const ofFlow: RpcArrangement = {
  more: severe,
  say: async (asked) => ({ flowId: firstText(await openFlow(asked), 'id') }),
}

const channel = async ({ rpc }: ArrangementContext): Promise<string> =>
  firstText(await rpc('createOneOnOneChat', { subject: 'Coaching' }), 'url')
const fields = ({ example }: ArrangementContext): Fields => example as Fields
/** Uses the member's own channel, with a message of the member in it. */
const inChannel = (more: Fields = {}): RpcArrangement => ({
  say: async (asked) => {
    const channelUrl = await channel(asked)
    await asked.rpc('sendMessage', {
      channelUrl,
      clientMessageId: randomUUID(),
      message: 'Good evening.',
    })
    return { ...fields(asked), channelUrl, ...more }
  },
})

const inDays = (days: number): string =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
const partsOf = (day: string): { year: number; month: number; day: number } => ({
  year: Number(day.slice(0, 4)),
  month: Number(day.slice(5, 7)),
  day: Number(day.slice(8)),
})
/** Books a session and returns its id. */
const slot = async (asked: ArrangementContext): Promise<string> =>
  firstText(
    await asked.rpc('listCoachingSlots', {
      kind: 'SESSION_KIND_FOLLOW_UP',
      medium: 'SESSION_MEDIUM_VIDEO',
      startDate: partsOf(inDays(3)),
      dayCount: 14,
    }),
    'id',
  )
const booked = async (asked: ArrangementContext): Promise<string> =>
  firstText(
    await asked.rpc('bookCoachingSession', {
      bookingId: randomUUID(),
      slotId: await slot(asked),
      kind: 'SESSION_KIND_FOLLOW_UP',
      medium: 'SESSION_MEDIUM_VIDEO',
    }),
    'id',
  )

/** Uses the clock at the time of the call, which a test may have set. */
const food = () => ({
  meal: 'MEAL_BREAKFAST',
  eatTime: `${inDays(-1)}T07:35:00`,
  foods: [{ foodId: 'oatmeal', portionId: 'cup', amount: 1 }],
  note: '',
})
/** Creates an entry in the member's food log. */
const entry: RpcArrangement = {
  templates: ['pia'],
  say: async (asked) => ({
    ...fields(asked),
    entryId: firstText(
      await asked.rpc('addFoodEntry', { clientEntryId: randomUUID(), content: food() }),
      'id',
    ),
  }),
}

/** A task of the member; `before` is an earlier action on it. */
const task = (before?: 'dismissUserTask'): RpcArrangement => ({
  say: async ({ rpc }) => {
    const { tasks = [] } = (await rpc('listUserTasks', { includeClosed: true })) as {
      tasks?: { id: string; dismissible?: boolean; status: string }[]
    }
    const taskId =
      tasks.find(
        ({ dismissible, status }) => dismissible === true && status === 'USER_TASK_STATUS_OPEN',
      )?.id ??
      tasks[0]?.id ??
      ''
    if (before !== undefined) await rpc(before, { taskId })
    return { taskId }
  },
})

export const rpcArrangements: Readonly<Record<string, RpcArrangement>> = {
  startAlertFlow: {
    more: severe,
    say: async ({ member, ask }) => ({
      readingCategory: 'bp_monitor',
      readingId: firstText(
        await ask(
          `/v1/users/${member.id}/reading/bp?start=2000-01-01T00:00:00&end=2100-01-01T00:00:00`,
        ),
        'id',
      ),
    }),
  },
  dismissAlertFlow: ofFlow,
  getAlertStage: ofFlow,
  updateAlertStage: {
    more: severe,
    say: async (asked) => {
      const flowId = firstText(await openFlow(asked), 'id')
      const stage = await asked.rpc('getAlertStage', { flowId })
      const question = (
        stage as { stage?: { question?: { code: string; answers: { code: string }[] } } }
      ).stage?.question
      return {
        flowId,
        questionCode: question?.code ?? '',
        answerCode: question?.answers[0]?.code ?? '',
      }
    },
  },
  getChannel: inChannel(),
  getChannelMetadata: inChannel(),
  listMessages: inChannel(),
  markRead: inChannel({ sequence: 1 }),
  searchMessages: inChannel({ text: 'evening' }),
  sendMessage: {
    say: async (asked) => ({
      ...fields(asked),
      channelUrl: await channel(asked),
      clientMessageId: randomUUID(),
    }),
  },
  streamEvents: {
    say: async (asked) => {
      await channel(asked)
      return { sessionToken: firstText(await asked.rpc('getCredentials'), 'sessionToken') }
    },
  },
  bookCoachingSession: {
    say: async (asked) => ({
      ...fields(asked),
      bookingId: randomUUID(),
      slotId: await slot(asked),
    }),
  },
  getCoachingSession: { say: async (asked) => ({ id: await booked(asked) }) },
  // Behind a second session, which becomes the next one of the case.
  moveCoachingSession: {
    say: async (asked) => {
      const id = await booked(asked)
      await booked(asked)
      return { id, slotId: await slot(asked) }
    },
  },
  cancelCoachingSession: { say: async (asked) => ({ id: await booked(asked) }) },
  changeFoodEntry: entry,
  deleteFoodEntry: entry,
  getFoodEntry: entry,
  deleteGoal: { say: async ({ rpc }) => ({ id: firstText(await rpc('listGoals'), 'id') }) },
  completeUserTask: task(),
  dismissUserTask: task(),
  restoreUserTask: task('dismissUserTask'),
}
