import { resolve } from 'node:path'
import { build, type Rolldown } from 'vite'
import { expect, it } from 'vitest'
import { unneeded, withoutDrawing } from './unneeded.ts'

/** Bundles a page with this code only. */
const bundled = async (code: string): Promise<string> => {
  const page = resolve('page-of-the-test.ts')
  const source = {
    name: 'source',
    resolveId: (id: string) => (id === page ? id : null),
    load: (id: string) => (id === page ? code : null),
  }
  const { output } = (await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [unneeded, source],
    build: {
      write: false,
      minify: false,
      rolldownOptions: { input: page, external: /^react(-dom)?$/ },
    },
  })) as Rolldown.RolldownOutput
  return output.map((file) => (file.type === 'chunk' ? file.code : '')).join('')
}

it('keeps used code of a package and removes unused code', async () => {
  const schema = await bundled(
    `import * as Schema from 'effect/Schema'\nconsole.log(Schema.decodeUnknownSync(Schema.Struct({ a: Schema.String }))({ a: '1' }))`,
  )
  expect(schema).toContain('Struct')
  for (const other of ['DateTime', 'BigDecimal', 'NetAddress', 'Cookies', 'URLSearchParams'])
    expect(schema).not.toContain(other)
  const said: unknown[] = []
  new Function('console', schema)({ log: (value: unknown) => said.push(value) })
  expect(said).toEqual([{ a: '1' }])
})

it('keeps the static members of a used class, without its displayName', async () => {
  const router = await bundled(
    `import { BrowserRouter, Routes } from 'react-router-dom'\nconsole.log(BrowserRouter, Routes)`,
  )
  expect(router).toMatch(/RenderErrorBoundary\.contextType = /)
  expect(router).not.toMatch(/displayName|PrefetchPageLinks|"Form"/)
})

it('leaves nothing of a drawing in the portal of browsers', () => {
  const { handler } = withoutDrawing.transform as { handler: (code: string) => { code: string } }
  const cases: readonly (readonly [code: string, left: string])[] = [
    ['return drawScope()?.minute ?? currentMinute()', 'return null?.minute ?? currentMinute()'],
    ['const drawn = use(DrawnServicesContext)', 'const drawn = null'],
    ["if (typeof document === 'undefined') return", 'if (false) return'],
    ["if (typeof document !== 'undefined') listen()", 'if (true) listen()'],
  ]
  for (const [code, left] of cases) expect(handler(code).code).toBe(left)
})
