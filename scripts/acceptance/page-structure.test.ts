import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Browser } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { chromiumPath } from './chromium.ts'
import { CheckedPages } from '../../steps/support/page/checked-pages.ts'
import { pageStructure } from '../../steps/support/page/page-structure.ts'

let browser: Browser
beforeAll(async () => {
  const executablePath = chromiumPath(process.env)
  browser = await chromium.launch({
    ...(executablePath === undefined ? {} : { executablePath }),
    chromiumSandbox: false,
  })
})
afterAll(() => browser.close())

const structureOf = async (body: string, dark = false): Promise<string> => {
  const page = await browser.newPage({ colorScheme: dark ? 'dark' : 'light' })
  await page.setContent(`<title>t</title><main>${body}</main>`)
  const structure = await page.evaluate(pageStructure)
  await page.close()
  return structure
}

describe('the structure of a page', () => {
  it.each([
    ['other words and figures', '<p>118 over 76</p>', '<p>Normal today</p>'],
    ['more rows that are alike', '<ul><li>a</li></ul>', '<ul><li>b</li><li>c</li></ul>'],
    [
      'another place in a chart',
      '<svg><path d="M0 0"></path></svg>',
      '<svg><path d="M1 9"></path></svg>',
    ],
  ])('is the same with %s', async (_name, one, other) =>
    expect(await structureOf(one)).toBe(await structureOf(other)),
  )

  it.each([
    ['no text in a button', '<button>a</button>', '<button></button>'],
    ['no text alternative', '<img alt="a">', '<img alt="">'],
    ['another class', '<p class="muted">a</p>', '<p class="strong">a</p>'],
    [
      'another state',
      '<button aria-expanded="true">a</button>',
      '<button aria-expanded="false">a</button>',
    ],
    ['another name of a landmark', '<nav aria-label="a">a</nav>', '<nav aria-label="b">a</nav>'],
    ['another order of headings', '<h1>a</h1><h2>b</h2>', '<h1>a</h1><h3>b</h3>'],
    [
      'one row that differs',
      '<ul><li>a</li><li>b</li></ul>',
      '<ul><li>a</li><li><b>b</b></li></ul>',
    ],
  ])('differs with %s', async (_name, one, other) =>
    expect(await structureOf(one)).not.toBe(await structureOf(other)),
  )

  it('differs in another theme', async () =>
    expect(await structureOf('a')).not.toBe(await structureOf('a', true)))
})

it('shares clean pages between the workers of a run', () => {
  const folder = mkdtempSync(join(tmpdir(), 'clean-'))
  new CheckedPages(folder).add('<p>')
  expect([
    new CheckedPages(folder).has('<p>'),
    new CheckedPages(folder).has('<b>'),
    new CheckedPages(undefined).has('<p>'),
  ]).toEqual([true, false, false])
  rmSync(folder, { recursive: true })
})
