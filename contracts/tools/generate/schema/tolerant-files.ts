import { templateText } from '../templates.ts'
import { tolerantTexts } from './reader-text.ts'
import type { Declaration } from './shape.ts'

/**
 * The readers of generated/schemas as Effect Schemas, by file; they stand beside the readers. Only
 * the package has them.
 */
export function tolerantFiles(
  declarations: Readonly<Record<'openapi' | 'rpc', readonly Declaration[]>>,
): Record<string, string> {
  return {
    'tolerant.ts': templateText('schema-tolerant.ts.txt'),
    ...tolerantTexts('openapi', declarations.openapi),
    ...tolerantTexts('rpc', declarations.rpc),
  }
}
