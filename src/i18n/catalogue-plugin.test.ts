import { describe, expect, it } from 'vitest'
import { textFiles } from './catalogue-plugin.ts'
import { locales } from './locale.ts'

const files = textFiles()
const keys = (name: string): readonly string[] =>
  Object.keys(JSON.parse(files.get(name) ?? '{}') as object)

describe.each(locales)('texts in %s', (locale) => {
  it('of an area are a file', () => expect(keys(`weight.${locale}`)).toContain('weight.page.title'))
  it('that other pages show too are a file of their own', () => {
    expect(keys(`weight-brief.${locale}`)).toContain('weight.page.title')
    expect(keys(`weight-brief.${locale}`).length).toBeLessThan(keys(`weight.${locale}`).length)
  })
  it('that no page is without come together, and only so', () => {
    expect(keys(`all-pages.${locale}`)).toEqual(
      expect.arrayContaining(['common.skip', 'ui.try-again']),
    )
    expect(files.has(`common.${locale}`)).toBe(false)
  })
})

it('are compiled', () =>
  expect(JSON.parse(files.get('all-pages.en-US') ?? '{}')).toHaveProperty(
    ['ui.try-again'],
    ['Try again'],
  ))
