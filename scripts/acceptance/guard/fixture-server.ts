import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

const scripts: Record<string, string> = {
  sound: '',
  'page-error': `throw new TypeError('the page broke')`,
  rejection: `Promise.reject(new Error('nobody caught this'))`,
  'console-error': `console.error('the page complained')`,
  csp: `const script = document.createElement('script'); script.textContent = 'window.stolen = true'; document.body.append(script)`,
  'failed-call': `await fetch('/fails')`,
  secret: `await fetch('/asks', { headers: { authorization: 'Bearer a-token-of-the-fixture' } }); localStorage.kept = 'a-token-of-the-fixture'`,
  gossip: `await fetch('/asks', { headers: { authorization: 'Bearer a-token-of-the-fixture' } }); history.replaceState(null, '', '?t=a-token-of-the-fixture'); console.log('a-token-of-the-fixture'); history.replaceState(null, '', '?')`,
  'lost-focus': `const button = document.createElement('button'); button.textContent = 'Delete'; document.querySelector('main').append(button); button.focus(); button.click(); button.remove()`,
  'kept-scroll': `document.querySelector('main').innerHTML += '<div style="height: 3000px"></div><a href="/next">Next</a>'; document.addEventListener('click', (event) => { event.preventDefault(); history.pushState(null, '', '/next'); document.querySelector('h1').outerHTML = '<h1>Next</h1>' }); scrollTo(0, 900); await new Promise(requestAnimationFrame); document.querySelector('a').click()`,
  'old-alert': `document.querySelector('main').innerHTML += '<p role="alert">Choose an answer first</p><label><input type="radio">Yes</label>'; document.querySelector('[type=radio]').click()`,
  'old-error': `document.querySelector('main').innerHTML += '<label>Name <input id="n" aria-invalid="true" aria-describedby="n-error"></label><p id="n-error">Enter your name</p>'; const field = document.querySelector('#n'); field.focus(); field.value = 'Rosa'; field.dispatchEvent(new Event('input', { bubbles: true }))`,
  'dialog-alert': `document.querySelector('main').innerHTML += '<dialog aria-label="A"><p role="alert">It failed</p></dialog>'; document.querySelector('dialog').showModal()`,
  'wrong-current': `document.querySelector('main').innerHTML += '<nav aria-label="A"><a data-tour="nav-a" href="/wrong-current">Here</a></nav>'`,
  inaccessible: `document.querySelector('main').innerHTML += '<button></button>'`,
}

const page = (
  name: string,
): string => `<!doctype html><html lang="en"><head><title>${name}</title></head><body>
<main><h1>${name}</h1><label>Password <input type="password" autocomplete="current-password"></label></main>
<script type="module" src="/${name}.js"></script></body></html>`

/** Starts a minimal portal with a control API for the scenarios of the guard. */
export async function startFixture(): Promise<{ url: string; stop(): void }> {
  const violations = new Map<string, string>()
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://fixture')
    const scenario = url.searchParams.get('scenario') ?? ''
    const send = (status: number, type: string, body: string): void =>
      void response
        .writeHead(status, { 'content-type': type, 'content-security-policy': `script-src 'self'` })
        .end(body)
    const script = scripts[url.pathname.slice(1).replace('.js', '')]
    if (url.pathname === '/tell') violations.set(scenario, url.searchParams.get('what') ?? '')
    if (url.pathname === '/control/violations')
      return send(
        200,
        'application/json',
        JSON.stringify(
          violations.has(scenario)
            ? [{ operationId: null, kind: violations.get(scenario), messages: [] }]
            : [],
        ),
      )
    if (url.pathname === '/control/mails' || url.pathname === '/control/calls')
      return send(200, 'application/json', '[]')
    if (url.pathname === '/fails') return send(500, 'application/json', '{}')
    if (url.pathname === '/favicon.ico') return send(200, 'image/png', '')
    if (script === undefined) return send(200, 'application/json', '{}')
    const isScript = url.pathname.endsWith('.js')
    const code = `setTimeout(() => (document.documentElement.dataset.done = ''))\n${script}`
    return isScript
      ? send(200, 'text/javascript', code)
      : send(200, 'text/html', page(url.pathname.slice(1)))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () => void server.close(),
  }
}
