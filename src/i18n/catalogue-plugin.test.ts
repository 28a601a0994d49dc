import { describe, expect, it } from 'vitest'
import { textFiles } from './catalogue-plugin.ts'
import { locales } from './locale.ts'

const files = textFiles()
const keys = (name: string): readonly string[] =>
  Object.keys(JSON.parse(files.get(name) ?? '{}') as object)

describe.each(locales)('texts in %s', (locale) => {
  it('writes one file for each area', () =>
    expect(keys(`weight.${locale}`)).toContain('weight.page.title'))
  it('writes one file for the texts of areas that other pages show', () => {
    expect(keys(`all-brief.${locale}`)).toEqual(
      expect.arrayContaining(['weight.page.title', 'kidney.title']),
    )
    expect(keys(`all-brief.${locale}`)).not.toContain('weight.goal.none')
  })
  it('writes the texts of every page into one shared file', () => {
    expect(keys(`all-pages.${locale}`)).toEqual(
      expect.arrayContaining(['common.skip', 'ui.try-again']),
    )
    expect(files.has(`common.${locale}`)).toBe(false)
  })
})

it('compiles the messages', () =>
  expect(JSON.parse(files.get('all-pages.en-US') ?? '{}')).toHaveProperty(
    ['ui.try-again'],
    ['Try again'],
  ))
