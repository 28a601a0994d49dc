// Written by `npm run generate` from contracts/. Do not edit.

/** A Teams app as its manifest declares it; a tab without a page has no path. */
export interface TeamsManifest {
  readonly appId: string
  readonly botId: string | null
  readonly tabs: readonly { readonly name: string; readonly path: string | null }[]
  readonly commands: readonly string[]
}

export const teamsManifests: Readonly<Record<'int' | 'preprod' | 'prod' | 'local', TeamsManifest>> = {
  int: {"appId":"6f1c2a58-9d0e-4c1b-8a57-2f4f3f0b7a11","botId":"0c9be1d4-52a7-4c0f-9a3e-7d1a4b6c2e21","tabs":[{"name":"dashboard","path":"/dashboard"},{"name":"coaching","path":"/teams-coaching"},{"name":"privacy","path":"/privacy"},{"name":"about","path":null}],"commands":["help","set reminders","manage reminders","get started","sign in","sign out","give feedback"]},
  preprod: {"appId":"b7d3e9c0-1f64-4b2a-9c85-3a6e5d2f8b12","botId":"1d8af2e5-63b8-4d10-8b4f-6e2b5c7d3f32","tabs":[{"name":"dashboard","path":"/dashboard"},{"name":"coaching","path":"/teams-coaching"},{"name":"privacy","path":"/privacy"},{"name":"about","path":null}],"commands":["help","set reminders","manage reminders","get started","sign in","sign out","give feedback"]},
  prod: {"appId":"e2a4f6b8-3c5d-4e7f-a91b-5c8d7e6f9a13","botId":"2e7903f6-74c9-4e21-9c50-5f3c6d8e4043","tabs":[{"name":"dashboard","path":"/dashboard"},{"name":"coaching","path":"/teams-coaching"},{"name":"privacy","path":"/privacy"},{"name":"about","path":null}],"commands":["help","set reminders","manage reminders","get started","sign in","sign out","give feedback"]},
  local: {"appId":"a9c8b7d6-5e4f-4a3b-b2c1-7d9e8f0a1b14","botId":"3f681407-85da-4f32-8d61-404d7e9f5154","tabs":[{"name":"dashboard","path":"/dashboard"},{"name":"coaching","path":"/teams-coaching"},{"name":"privacy","path":"/privacy"},{"name":"about","path":null}],"commands":["help","set reminders","manage reminders","get started","sign in","sign out","give feedback"]},
}
