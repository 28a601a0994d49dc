/** The calls of the mock server's control API that a soak needs. */
export interface ControlClient {
  readonly memberId: string
  readonly scenario: string
  /** Sends a message of the member's coach. */
  write(text: string): Promise<void>
  /**
   * Cuts the member's event streams, or stops data on them without closing. Returns their number.
   */
  breakStreams(how: 'cut' | 'freeze'): Promise<number>
  /** All texts of the member's coaching channel, in order. */
  texts(): Promise<readonly string[]>
}

export interface SoakMember {
  readonly username: string
  readonly password: string
  readonly control: ControlClient
}

/** Creates a copy of Rosa, who has a coach. */
export async function makeMember(control: string, scenario = 'soak'): Promise<SoakMember> {
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
        `The control API answered ${path} with ${answer.status}:  ${await answer.text()}`,
      )
    return (await answer.json()) as Answer
  }
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
    control: {
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
