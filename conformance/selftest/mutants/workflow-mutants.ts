import { fields, type LooseJson, type Mutant } from './mutant.ts'

/** Creates a new message for each retry. Only a workflow finds it. */
const sendsAgain = (): Mutant => {
  let sent = 0
  const renamed = fields(
    'rpc-sends-again-what-was-sent',
    'workflow: step',
    'rpc.ChatService.SendMessage',
    200,
    (content) => ({
      ...content,
      message: { ...(content['message'] as LooseJson), messageId: `msg-again-${(sent += 1)}` },
    }),
    'state',
  )
  return { ...renamed, operations: ['rpc.ChatService.CreateOneOnOneChat'] }
}

export const workflowMutants: readonly Mutant[] = [
  sendsAgain(),
  {
    ...fields(
      'alerts-forget-the-low',
      'workflow: step',
      'getBloodSugarAlerts',
      200,
      (content) => ({
        ...content,
        preferences: { ...(content['preferences'] as LooseJson), StartBlTime: '21:00' },
      }),
      'state',
    ),
  },
]
