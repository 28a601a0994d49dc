import { chatPanel } from '../screens/chat-panel.screen.ts'
import { shell } from '../screens/shell.screen.ts'
import { signIn } from '../screens/sign-in.screen.ts'
import { expect } from '../support/expect.ts'
import { quotedList } from '../support/page/quoted-list.ts'
import type { PortalWorld } from '../support/world.ts'
import { definePhrases } from './phrases.ts'

/** Looks at the header, sidebar or footer. */
export type FrameView = (world: PortalWorld) => Promise<void>

/** A button with text is wide; a button with only an icon is square. */
const isDrawnAs = (shape: string) => async (world: PortalWorld) => {
  const { header, menuButton } = shell(world)
  const drawn = async (): Promise<string> => {
    const { width, height } = (await menuButton('help').boundingBox()) ?? { width: 0, height: 0 }
    return width > height * 1.5 ? 'words' : 'icons only'
  }
  await expect.poll(drawn).toBe(shape)
  // Minimum target size (docs/quality.md#accessibility-17).
  for (const button of await header.getByRole('button').all())
    expect((await button.boundingBox())?.width).toBeGreaterThanOrEqual(44)
}

/** Of the open menu of languages. */
const offers = async ({ page }: PortalWorld, languages: readonly string[]): Promise<void> => {
  await expect(page.getByRole('menuitemradio')).toHaveText([...languages])
  await page.keyboard.press('Escape')
}

definePhrases<FrameView>('header', {
  'has the logo only': () => async (world) => {
    const { header, logo } = shell(world)
    await expect(world.page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(logo).toBeVisible()
    await expect(header.getByRole('button')).toHaveCount(0)
  },
  'has the logo, a button for the sidebar, "*" and the member\'s menu': (help) => async (world) => {
    const { header, logo, hamburger, menuButton } = shell(world)
    await expect(logo).toBeVisible()
    await expect(hamburger).toBeVisible()
    await expect(header.getByRole('button', { name: help ?? '' })).toBeVisible()
    await expect(menuButton('member')).toBeVisible()
  },
  'has words': () => isDrawnAs('words'),
  'has icons only': () => isDrawnAs('icons only'),
  'has a button "*"':
    (name = '') =>
    async (world) => {
      await expect(shell(world).menuButton('member')).toBeVisible()
      await expect(shell(world).header.getByRole('button', { name, exact: true })).toBeVisible()
    },
  'has no button "*"':
    (name = '') =>
    async (world) => {
      await expect(shell(world).menuButton('member')).toBeVisible()
      await expect(shell(world).header.getByRole('button', { name })).toHaveCount(0)
    },
  'shows no unread badge': () => (world) =>
    expect(chatPanel(world).messageCoach).toHaveAccessibleName('Message coach'),
  'offers the languages "*" and "*"':
    (...languages) =>
    async (world) => {
      await signIn(world).languages.click()
      await offers(world, languages)
    },
  /** The menu is open already. */
  'still offers the languages "*" and "*"':
    (...languages) =>
    (world) =>
      offers(world, languages),
})

definePhrases<FrameView>('sidebar', {
  'leads first to "…"':
    (list = '') =>
    async (world) => {
      const links = shell(world).sidebar.getByRole('link')
      for (const [at, name] of quotedList(list).entries())
        await expect(links.nth(at)).toHaveAccessibleName(name)
    },
  'is beside the page': () => async (world) => {
    await expect(shell(world).hamburger).toBeVisible()
    await expect(shell(world).sidebar).toBeVisible()
  },
  'is behind the hamburger': () => async (world) => {
    await expect(shell(world).hamburger).toBeVisible()
    await expect(shell(world).sidebar).toBeHidden()
  },
})

/** Each name has a link of its own. */
const linksTo = async (world: PortalWorld, names: readonly string[]): Promise<void> => {
  const addresses = new Set<string | null>()
  for (const name of names) {
    const link = shell(world).footer.getByRole('link', { name: new RegExp(`^${name}( \\(|$)`) })
    await expect(link).toBeVisible()
    addresses.add(await link.getAttribute('href'))
  }
  expect(addresses.size, 'no two links have one address').toBe(names.length)
}

definePhrases<FrameView>('footer', {
  'links to "…"':
    (list = '') =>
    (world) =>
      linksTo(world, quotedList(list)),
  'links to exactly "…"':
    (list = '') =>
    async (world) => {
      const names = quotedList(list)
      await linksTo(world, names)
      await expect(shell(world).footer.getByRole('link')).toHaveCount(names.length)
    },
  "does not mention children's privacy or a last activity": () => async (world) => {
    await expect(shell(world).footer).toBeVisible()
    await expect(shell(world).footer).not.toContainText(/child|last activity/i)
  },
  'shows the time of the last activity from the session\'s answer in "*"':
    (timeZone) => async (world) => {
      const [answer] = await Promise.all([
        world.page.waitForResponse((response) => response.url().endsWith('/refresher')),
        world.page.reload(),
      ])
      const { last_activity_timestamp: at } = (await answer.json()) as {
        last_activity_timestamp: string
      }
      const when = new Intl.DateTimeFormat('en-US', {
        dateStyle: 'medium',
        timeStyle: 'short',
        timeZone,
      }).format(Date.parse(at))
      const plain = async (): Promise<string> =>
        (await shell(world).footer.innerText()).replaceAll(/\s+/g, ' ')
      await expect.poll(plain).toContain(`Last activity: ${when.replaceAll(/\s+/g, ' ')}`)
    },
})
