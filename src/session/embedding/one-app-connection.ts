import {
  messageOf,
  oneAppProtocol,
  stepOneApp,
  type ParentEvent,
  type OneAppEffect,
  type OneAppState,
  type PortalMessage,
} from './model/one-app-protocol.ts'

/** `post` sends to the parent window, at `parentOrigin` only. */
export type OneAppPorts = {
  readonly parentOrigin: string
  readonly nonce: string
  readonly post: (message: object) => void
  readonly perform: (effect: OneAppEffect) => void
}

/** Creates the portal's side of the one-app protocol (contracts/one-app/README.md). */
export function createOneApp({ parentOrigin, nonce, post, perform }: OneAppPorts) {
  let state: OneAppState = 'waiting'
  /** The last message of each type. A message that equals the last one is not sent again. */
  const said = new Map<string, string>()

  return {
    receive: (event: ParentEvent): void => {
      const message = messageOf(event, parentOrigin, nonce)
      if (message === null) return
      const [next, effects] = stepOneApp(state, message)
      state = next
      for (const effect of effects) perform(effect)
    },
    say: (message: PortalMessage): void => {
      const text = JSON.stringify(message)
      if (message.type !== 'careId' && said.get(message.type) === text) return
      said.set(message.type, text)
      // A new sign-in may end again, so these messages may repeat.
      if (message.type === 'navigated')
        for (const type of ['needsSignIn', 'sessionEnded']) said.delete(type)
      post({ ...oneAppProtocol, nonce, ...message })
    },
  }
}
