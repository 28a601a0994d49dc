import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { Route, Routes, StaticRouter, useHref } from 'react-router-dom'
import { expect, it } from 'vitest'
import { routeOf, routes } from './routes.ts'

/** Returns a link's address on a page, in a portal below a base path. */
function linkAt(basename: string, location: string, to: string): string {
  const There = () => createElement('a', { href: useHref(to) })
  return renderToStaticMarkup(
    createElement(
      StaticRouter,
      { basename, location },
      createElement(
        Routes,
        null,
        routes.map((page) =>
          createElement(Route, {
            key: page.id,
            path: page.path,
            element: page.path === to ? createElement(There) : createElement('p'),
          }),
        ),
      ),
    ),
  )
}

it.each(['login', 'privacy', 'teamsCoaching', 'prelogin', 'pending'])(
  'ROUTE-031 GAP-005: %s is below the base path',
  (id) => {
    const { path } = routeOf(id)
    expect(linkAt('/', path, path)).toBe(`<a href="${path}"></a>`)
    expect(linkAt('/portal', `/portal${path}`, path)).toBe(`<a href="/portal${path}"></a>`)
    expect(linkAt('/portal', path, path)).toBe('')
  },
)
