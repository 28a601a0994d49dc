/** A chat app for which members sign in, with its redirect addresses. */
type ChatApp = { readonly clientId: string; readonly redirects: readonly string[] }

const chatApps: readonly ChatApp[] = [
  {
    clientId: 'teams-bot',
    redirects: [
      'https://token.botframework.example/.auth/web/redirect',
      'http://127.0.0.1:4000/bot-signed-in',
    ],
  },
]

export function chatAppOf(clientId: string): ChatApp | undefined {
  return chatApps.find((app) => app.clientId === clientId)
}
