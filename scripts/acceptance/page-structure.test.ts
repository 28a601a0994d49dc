import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Browser } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { chromiumPath } from './chromium.ts'
import { accessibilityViolations } from '../../steps/support/page/accessibility.ts'
import { CheckedParts } from '../../steps/support/page/checked-parts.ts'
import { pageStructure } from '../../steps/support/page/page-structure.ts'
import { structureKeys } from '../../steps/support/page/structure-keys.ts'

let browser: Browser
beforeAll(async () => {
  const executablePath = chromiumPath(process.env)
  browser = await chromium.launch({
    ...(executablePath === undefined ? {} : { executablePath }),
    chromiumSandbox: false,
  })
})
afterAll(() => browser.close())

const keysOf = async (body: string, dark = false): Promise<readonly string[]> => {
  const page = await browser.newPage({ colorScheme: dark ? 'dark' : 'light' })
  await page.setContent(`<title>t</title><main>${body}</main>`)
  const { elements, outline } = structureKeys(await page.evaluate(pageStructure))
  await page.close()
  return [...elements, outline]
}

const hasNewKey = async (one: string, other: string, isOtherDark = false): Promise<boolean> => {
  const known = new Set(await keysOf(one))
  return (await keysOf(other, isOtherDark)).some((key) => !known.has(key))
}

describe('the structure of a page', () => {
  it.each([
    ['other words and figures', '<p>118 over 76</p>', '<p>Normal today</p>'],
    [
      'another id that React counted up',
      '<label for="_r_9_-email">a</label><input id="_r_9_-email">',
      '<label for="_r_1a_-email">b</label><input id="_r_1a_-email">',
    ],
    [
      'another size and place among others',
      '<p style="width: 10%" data-row="1" aria-posinset="1" role="option">a</p>',
      '<p style="width: 20%" data-row="2" aria-posinset="2" role="option">a</p>',
    ],
    ['more rows that are alike', '<ul><li>a</li></ul>', '<ul><li>b</li><li>c</li></ul>'],
    [
      'another place in a chart',
      '<svg><path d="M0 0"></path></svg>',
      '<svg><path d="M1 9"></path></svg>',
    ],
  ])('has no new key with %s', async (_name, one, other) =>
    expect(await hasNewKey(one, other)).toBe(false),
  )

  it.each([
    ['no text in a button', '<button>a</button>', '<button></button>'],
    ['no text alternative', '<img alt="a">', '<img alt="">'],
    ['another class', '<p class="muted">a</p>', '<p class="strong">a</p>'],
    // Generated names of two styles may differ in a digit only.
    ['another number of a class', '<p class="_1a2b0">a</p>', '<p class="_1a2b1">a</p>'],
    ['another place in the order of Tab', '<p tabindex="0">a</p>', '<p tabindex="2">a</p>'],
    [
      'another level of a heading',
      '<p role="heading" aria-level="2">a</p>',
      '<p role="heading" aria-level="4">a</p>',
    ],
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
    ['no target of a link', '<a href="#a">a</a><p id="a"></p>', '<a href="#b">a</a><p id="a"></p>'],
    [
      'no element that an id names',
      '<input aria-labelledby="a"><p id="a">a</p>',
      '<input aria-labelledby="b"><p id="a">a</p>',
    ],
    [
      'no text in a label',
      '<label for="a">a</label><input id="a">',
      '<label for="a"></label><input id="a">',
    ],
  ])('has a new key with %s', async (_name, one, other) =>
    expect(await hasNewKey(one, other)).toBe(true),
  )

  it('has a new key in another theme', async () =>
    expect(await hasNewKey('a', 'a', true)).toBe(true))
})

describe('accessibilityViolations', () => {
  const sound = '<h1>a</h1><section aria-label="a"><h2>b</h2><p>Normal</p></section>'
  const violations = async (main: string, clean: CheckedParts): Promise<string[]> => {
    const page = await browser.newPage()
    await page.setContent(
      `<!doctype html><html lang="en"><title>t</title><body><main>${main}</main></body></html>`,
    )
    const found = await accessibilityViolations(page, clean)
    await page.close()
    return found.map((text) => text.split(':')[0] ?? '')
  }
  const afterSoundPage = async (main: string): Promise<string[]> => {
    const clean = new CheckedParts(undefined)
    expect(await violations(sound, clean)).toEqual([])
    return violations(main, clean)
  }

  it.each([
    ['a new part', `${sound}<p><button></button></p>`, ['button-name']],
    ['a control in a known part', sound.replace('Normal', '<button></button>'), ['button-name']],
    ['a landmark that is there twice', `${sound}${sound.slice(10)}`, ['landmark-unique']],
    ['the order of the headings', `${sound}<h4>d</h4>`, ['heading-order']],
    ['faint text', `${sound}<p style="color: #ccc">Normal</p>`, ['color-contrast']],
    [
      'a known part on another ground',
      `<div style="background: #222">${sound}</div>`,
      ['color-contrast'],
    ],
  ])('finds a violation of %s beside known parts', async (_name, main, found) =>
    expect(await afterSoundPage(main)).toEqual(found),
  )

  it('does not count a page with a violation as checked', async () => {
    const clean = new CheckedParts(undefined)
    for (const _visit of [1, 2])
      expect(await violations(`${sound}<button></button>`, clean)).toEqual(['button-name'])
  })
})

it('shares checked parts between the workers of a run', () => {
  const folder = mkdtempSync(join(tmpdir(), 'clean-'))
  const [one, other] = [1, 2].map(() => new CheckedParts(join(folder, 'parts')))
  one?.add(['a', 'b'])
  expect(other?.newAmong(['a', 'b'])).toEqual(new Set())
  expect(other?.newAmong(['a', 'c'])).toEqual(new Set(['c']))
  other?.add(['b', 'c'])
  expect(one?.newAmong(['a', 'b', 'c'])).toEqual(new Set())
  rmSync(folder, { recursive: true })
})
