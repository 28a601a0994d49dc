import { chatPanel } from '../screens/chat-panel.screen.ts'
import { conversation } from '../screens/conversation.screen.ts'
import { expect } from '../support/expect.ts'
import { logNodes } from '../support/page/scroll-position.ts'
import { toItsEnd } from '../support/page/to-its-end.ts'
import type { PortalWorld } from '../support/world.ts'
import { definePhrases } from './phrases.ts'

/** Looks at the log or the composer of the open conversation. */
export type ChatView = (world: PortalWorld) => Promise<void>

definePhrases<ChatView>('composer', {
  'holds "*"':
    (text = '') =>
    (world) =>
      expect(chatPanel(world).composer).toHaveValue(text),
  'is named "*"':
    (name = '') =>
    ({ page }) =>
      expect(page.getByRole('textbox', { name, exact: true })).toBeVisible(),
  'has the note "*"':
    (text = '') =>
    async (world) => {
      await expect(chatPanel(world).composer).toHaveAccessibleDescription(new RegExp(text))
      await expect(chatPanel(world).composerNote.getByRole('alert')).toHaveText(text)
    },
  'holds # characters, says "*" and announces "*"':
    (count, counted = '', note = '') =>
    async (world) => {
      const { composer, composerNote } = chatPanel(world)
      await expect(composerNote).toContainText(counted)
      await expect(composerNote.getByRole('status').filter({ hasText: note })).toHaveCount(1)
      expect([...(await composer.inputValue())]).toHaveLength(Number(count))
    },
  'shows # rows': (rows) => (world) =>
    expect
      .poll(() =>
        chatPanel(world).composer.evaluate((area) => {
          const { lineHeight, paddingTop, paddingBottom } = getComputedStyle(area)
          return Math.round(
            (area.clientHeight - Number.parseFloat(paddingTop) - Number.parseFloat(paddingBottom)) /
              Number.parseFloat(lineHeight),
          )
        }),
      )
      .toBe(Number(rows)),
})

definePhrases<ChatView>('log', {
  'shows "*"':
    (text = '') =>
    (world) =>
      expect(conversation(world).log.getByText(text)).toBeInViewport(),
  'shows "*" with one link, to "*"':
    (text = '', href = '') =>
    async (world) => {
      const { log } = chatPanel(world)
      await expect(log).toContainText(text)
      await expect(log.getByRole('link')).toHaveCount(1)
      await expect(log.getByRole('link')).toHaveAttribute('href', href)
      await expect(log.getByRole('link')).toHaveAttribute('rel', 'noopener noreferrer')
    },
  'highlights "*"':
    (text = '') =>
    (world) =>
      expect(conversation(world).log.locator('mark').filter({ hasText: text })).toBeInViewport(),
  'has the line "*" before the new messages':
    (text = '') =>
    (world) =>
      expect(chatPanel(world).log.getByText(text, { exact: true })).toBeInViewport(),
  'opens at the line "*"':
    (text = '') =>
    async (world) => {
      const { log } = chatPanel(world)
      const line = log.getByText(text, { exact: true })
      await expect(line).toBeInViewport()
      const fromTheTop = async () =>
        ((await line.boundingBox())?.y ?? Infinity) - ((await log.boundingBox())?.y ?? 0)
      await expect.poll(fromTheTop).toBeLessThan(60)
    },
  'ends with "*"':
    (text = '') =>
    async (world) => {
      const { log } = chatPanel(world)
      const last = log.getByText(text.replaceAll('\\n', '\n'), { exact: true }).last()
      await expect(last).toBeInViewport()
      await expect.poll(() => toItsEnd(log)).toBeLessThan(2)
    },
  'holds at most # nodes':
    (most) =>
    async ({ page }) => {
      await expect.poll(() => logNodes(page)).toBeGreaterThan(20)
      expect(await logNodes(page)).toBeLessThanOrEqual(Number(most))
    },
  'is named "*" and announces nothing by itself':
    (name = '') =>
    ({ page }) =>
      expect(page.getByRole('log', { name, exact: true })).toHaveAttribute('aria-live', 'off'),
})

definePhrases<ChatView>('conversation', {
  'says "*"':
    (text = '') =>
    ({ page }) =>
      expect(page.getByRole('dialog').getByText(text, { exact: true })).toBeVisible(),
  'does not say "*"':
    (text = '') =>
    ({ page }) =>
      expect(page.getByRole('dialog').getByText(text, { exact: true })).toHaveCount(0),
  'says "*" and has no composer':
    (text = '') =>
    async (world) => {
      await expect(world.page.getByRole('dialog').getByText(text)).toBeVisible()
      await expect(chatPanel(world).composer).toHaveCount(0)
    },
})
