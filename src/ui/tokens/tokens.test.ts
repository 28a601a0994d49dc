import { expect, test } from 'vitest'
import { size } from './tokens.ts'

test('CONST-011: sets the widths of sidebar, panels, forms and content', () =>
  expect([
    size.sidebarWidth,
    size.chatPanelWidth,
    size.dialogWidth,
    size.formMaxWidth,
    size.contentMaxWidth,
  ]).toEqual(['264px', '520px', '520px', '640px', '1104px']))
