import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Summary } from '../summary.ts'

const reports = mkdtempSync(join(tmpdir(), 'guard-'))
let summary: Summary
beforeAll(async () => {
  await promisify(execFile)(process.execPath, ['scripts/acceptance/guard/main.ts', reports])
  summary = JSON.parse(readFileSync(join(reports, 'summary.json'), 'utf8')) as Summary
})

const message = (name: string): string | undefined =>
  summary.failures.find((failure) => failure.name === name)?.message

describe('the page guard', () => {
  it.each(['a sound page passes', 'an expected failed call passes'])('lets pass: %s', (name) => {
    expect(message(name)).toBeUndefined()
  })

  it.each([
    ['a page error fails', 'Unexpected page error: the page broke'],
    ['an unhandled rejection fails', 'Unexpected page error: nobody caught this'],
    ['a console error fails', 'Unexpected console error: the page complained'],
    ['a blocked script fails', 'Unexpected blocked by CSP: script-src-elem inline'],
    ['a failed call fails', 'Unexpected failed call: GET fetch answered 500'],
    ['a token in storage fails', 'Unexpected secret told: access token in local storage'],
    [
      'a token that was told fails',
      'Unexpected secret told: access token in an address of the page\nUnexpected secret told: access token in the console',
    ],
    ['a broken contract fails', 'Unexpected contract violation: no operation: contract violation'],
    ['an unmatched call fails', 'Unexpected contract violation: no operation: unmatched call'],
    ['a screen that shuts people out fails', 'Unexpected accessibility: button-name'],
    [
      'a focus that goes with its control fails',
      'the focus is lost after a press of button “Delete”',
    ],
    [
      'a followed link that keeps the scroll position fails',
      'a followed link does not start at the top, but at 900',
    ],
    ['an alert that outlives its cause fails', 'an alert outlives a choice'],
    [
      'an error of an empty field that stays fails',
      'the error of an empty field stays after something is typed',
    ],
    ['a dialog that opens with an alert fails', 'a dialog opens with an alert'],
    ['a page that the sidebar does not mark fails', 'the sidebar marks a “Here” not'],
    ['an expected failed call that never comes fails', 'A step expected a failed call like'],
    ['a tooling step outside the sandbox fails', 'tag the scenario @sandbox'],
    ['what was typed is not in the picture', 'This step fails on purpose.'],
  ])('%s', (name, words) => {
    expect(message(name)).toContain(words)
  })

  it('counts every selected scenario once', () => {
    expect(summary).toMatchObject({ selected: 21, passed: 2, failed: 19 })
  })

  it('attaches a screenshot and the last calls to a failure, without typed text', () => {
    const messages = readFileSync(join(reports, 'messages.ndjson'), 'utf8')
    expect(messages).toContain('image/png')
    expect(messages).toContain('GET fetch 500')
    expect(messages).not.toContain('not-in-the-report')
  })
})
