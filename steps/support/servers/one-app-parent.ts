import type { FrameLocator } from 'playwright'
import type { PortalWorld } from '../world.ts'

/** Origin of the parent app in the environment `local`: same site as the portal, another origin. */
export const parentOrigin = 'http://localhost:4300'

export interface OneAppParent {
  readonly frame: FrameLocator
  /** Messages of a type from the portal, in order. */
  received(type: string): Promise<readonly Readonly<Record<string, unknown>>[]>
  /** Sends a message to the portal with the document's nonce, unless the message has one. */
  say(message: Readonly<Record<string, unknown>>): Promise<void>
  /** Sends a message from another window of the parent's origin. */
  sayFromBeside(message: Readonly<Record<string, unknown>>): Promise<void>
}

/** Runs in the parent's page. Stores the portal's messages and sends the steps' messages. */
const exchangeMessages = (portal: string): void => {
  const parent = window as unknown as {
    received: Record<string, unknown>[]
    say(message: object): void
    sayFromBeside(message: object): void
  }
  const frame = (): Window | null =>
    document.querySelector<HTMLIFrameElement>('iframe[title=Wellspring]')?.contentWindow ?? null
  const complete = (message: object): object => ({
    protocol: 'wellspring-one-app',
    version: 1,
    nonce: parent.received.findLast(({ type }) => type === 'ready')?.['nonce'],
    ...message,
  })
  parent.received = []
  parent.say = (message) => frame()?.postMessage(complete(message), portal)
  parent.sayFromBeside = (message) => {
    const beside = document.createElement('iframe')
    beside.title = 'Beside'
    document.body.append(beside)
    const script = beside.contentDocument?.createElement('script')
    if (!script) return
    script.textContent = `parent.document.querySelector('iframe[title=Wellspring]').contentWindow.postMessage(${JSON.stringify(complete(message))}, ${JSON.stringify(portal)})`
    beside.contentDocument?.body.append(script)
  }
  addEventListener('message', (event: MessageEvent<Record<string, unknown>>) => {
    if (event.origin === portal && event.source === frame()) parent.received.push(event.data)
  })
}

/** Opens the portal in a frame of the parent's page. */
export async function openInParent(
  world: PortalWorld,
  path: string,
  origin = parentOrigin,
): Promise<OneAppParent> {
  const { portal } = world.settings
  const context = await world.context()
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>The parent app</title></head><body style="margin:0"><main><h1>The parent app</h1>
<script>(${exchangeMessages.toString()})(${JSON.stringify(portal)})</script><iframe title="Wellspring" src="${portal}${path}?oneApp=true" style="border:0;width:100%;height:780px"></iframe></main></body></html>`
  await context.grantPermissions(['local-network-access'], { origin })
  await context.route(`${origin}/`, (route) =>
    route.fulfill({ contentType: 'text/html', body: html }),
  )
  await world.open(`${origin}/`)
  const { page } = world
  type Parent = {
    received: Record<string, unknown>[]
    say(message: object): void
    sayFromBeside(message: object): void
  }
  return {
    frame: page.frameLocator('iframe[title=Wellspring]'),
    received: async (type) =>
      (await page.evaluate(() => (window as unknown as Parent).received)).filter(
        (message) => message['type'] === type,
      ),
    say: (message) => page.evaluate((it) => (window as unknown as Parent).say(it), message),
    sayFromBeside: (message) =>
      page.evaluate((it) => (window as unknown as Parent).sayFromBeside(it), message),
  }
}
