/** What a soak asks of the sandbox's control door. */
export interface ControlClient {
  readonly memberId: string
  readonly scenario: string
  /** Her coach writes. */
  write(text: string): Promise<void>
  /** Cuts her streams, or lets nothing more through them. Answers how many there were. */
  breakStreams(how: 'cut' | 'freeze'): Promise<number>
  /** All texts of her coaching channel, in order. */
  texts(): Promise<readonly string[]>
}

export interface SoakMember {
  readonly username: string
  readonly password: string
  readonly door: ControlClient
}

/** A copy of Rosa of the soak's own, who has a coach. */
export async function makeMember(control: string): Promise<SoakMember> {
  const ask = async <Answer>(path: string, body?: object): Promise<Answer> => {
    const answer = await fetch(
      control + path,
      body && {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      },
    )
    if (!answer.ok)
      throw new Error(
        `The control door answers ${path} with ${answer.status}: ${await answer.text()}`,
      )
    return (await answer.json()) as Answer
  }
  const scenario = 'soak'
  const {
    id: memberId,
    username,
    password,
  } = await ask<{ id: string; username: string; password: string }>('/control/members', {
    template: 'rosa',
    scenario,
  })
  return {
    username,
    password,
    door: {
      memberId,
      scenario,
      write: async (text) => void (await ask('/control/chat/message', { memberId, text })),
      breakStreams: async (how) =>
        (await ask<{ streams: number }>('/control/streams', { scenario, do: how })).streams,
      texts: async () => {
        const { channels } = await ask<{
          channels: { customType: string; messages: { text: string }[] }[]
        }>(`/control/chat?memberId=${memberId}&last=1000000`)
        return (
          channels
            .find(({ customType }) => customType === 'MEMBER_ONE_ON_ONE')
            ?.messages.map(({ text }) => text) ?? []
        )
      },
    },
  }
}
