import { build, type InlineConfig } from 'vite'

/**
 * Builds a page for a measurement. Restores NODE_ENV, which Vite sets and child processes would
 * inherit.
 */
export async function buildPage(config: InlineConfig): Promise<void> {
  const before = process.env['NODE_ENV']
  try {
    await build({ configFile: false, logLevel: 'error', ...config })
  } finally {
    if (before === undefined) delete process.env['NODE_ENV']
    else process.env['NODE_ENV'] = before
  }
}
