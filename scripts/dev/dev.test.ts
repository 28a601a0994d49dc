import { join } from 'node:path'
import { chromium, expect as shows, type Browser, type Page } from 'playwright/test'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { chromiumPath } from '../acceptance/chromium.ts'
import { startEdge } from '../acceptance/test-servers.ts'
import { stopAll } from '../process/start-program.ts'
import { scratchCopy, type ScratchCopy } from '../process/scratch-copy.ts'
import { startServer } from '../process/start-server.ts'
import { freePort } from './free-port.ts'

let copy: ScratchCopy
let browser: Browser
let page: Page
let portal: string

beforeAll(async () => {
  copy = scratchCopy()
  const mock = await startServer('mock server', [
    'mock-server/main.ts',
    '--memory',
    '--quiet',
    '--port',
    '0',
  ])
  const edge = await startEdge('', `http://127.0.0.1:${mock.port}`, {
    program: 'src/edge/edge-main.ts',
  })
  const env = { EDGE_PORT: String(edge.port), PORTAL_PORT: String(await freePort(14_000)) }
  const vite = await startServer(
    'live reload',
    [join(copy.root, 'scripts/dev/live-reload.ts')],
    env,
    undefined,
    copy.root,
  )
  portal = `http://localhost:${vite.port}`
  const path = chromiumPath(process.env)
  browser = await chromium.launch({
    ...(path === undefined ? {} : { executablePath: path }),
    chromiumSandbox: false,
  })
  page = await (await browser.newContext({ locale: 'en-US' })).newPage()
}, 300_000)

afterAll(async () => {
  await browser?.close()
  await stopAll()
  copy?.remove()
})

/** The text of the error page. */
const hiccup = 'Uh-oh! Our site had a hiccup.'

/** The first visit compiles about a hundred modules, which takes long on a busy machine. */
const patient = { timeout: 120_000 }

it('opens pages for a visitor and for a member', async () => {
  await page.goto(`${portal}/login`, { timeout: patient.timeout })
  await shows(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible(patient)
  await page.getByLabel('Email address').fill('rosa.delgado@example.com')
  await page.getByLabel('Password', { exact: true }).fill('Wellspring-2026!')
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click()
  await shows(page).toHaveURL(/\/dashboard$/, patient)
  await shows(page.getByRole('heading', { level: 1 })).toBeVisible(patient)
  await page.goto(`${portal}/weight/overview`, { timeout: patient.timeout })
  await shows(page.getByRole('heading', { level: 1 })).toBeVisible(patient)
  expect(await page.getByText(hiccup).count()).toBe(0)
}, 600_000)

it('shows a changed text, screen and style without a reload', async () => {
  const visitor = await (await browser.newContext({ locale: 'en-US' })).newPage()
  await visitor.goto(`${portal}/login`, { timeout: patient.timeout })
  await shows(visitor.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible(patient)
  await visitor.getByLabel('Email address').fill('half typed')
  const change = (file: string, from: string, to: string): void =>
    copy.write(
      file,
      copy.read(file).replace(from, () => to),
    )
  // A reload would clear the field.
  const stillTyped = (): Promise<void> =>
    shows(visitor.getByLabel('Email address')).toHaveValue('half typed')

  change(
    'src/slices/sign-in/texts/en-US.json',
    '"sign-in.title": "Sign in"',
    '"sign-in.title": "Come in"',
  )
  await shows(visitor.getByRole('heading', { level: 1, name: 'Come in' })).toBeVisible(patient)
  await stillTyped()

  change(
    'src/slices/sign-in/ui/sign-in/sign-in-screen.tsx',
    "t('sign-in.title')",
    "`${t('sign-in.title')} today`",
  )
  await shows(visitor.getByRole('heading', { level: 1, name: 'Come in today' })).toBeVisible(
    patient,
  )
  await stillTyped()

  change(
    'src/slices/sign-in/ui/sign-in.css.ts',
    'form = style({',
    "form = style({ outlineStyle: 'dotted',",
  )
  await shows(visitor.locator('form')).toHaveCSS('outline-style', 'dotted', patient)
  await stillTyped()
  await visitor.close()
}, 600_000)
