import type { BrowserContext, ConsoleMessage, Request, Response } from 'playwright'
import type { CallLog } from './control/call-log.ts'
import { watchPages } from './guard/page-watch.ts'
import type { TroubleGuard } from './guard/trouble-guard.ts'

/** Chromium's console message for a failed call. The guard checks the call itself. */
const echo = /^Failed to load resource/

/** Reports all problems in a context's pages to the guard. */
export async function watchContext(
  context: BrowserContext,
  guard: TroubleGuard,
  calls: CallLog,
): Promise<void> {
  context.on('weberror', (error) => guard.add('page error', firstLine(error.error().message)))
  context.on('console', (message: ConsoleMessage) => {
    if (message.type() === 'error' && !echo.test(message.text()))
      guard.add('console error', firstLine(message.text()))
  })
  context.on('request', (request: Request) => calls.record(request))
  context.on('response', (response: Response) => {
    calls.answered(response)
    if (response.status() >= 400)
      guard.add('failed call', `${calls.name(response.request())} answered ${response.status()}`)
  })
  context.on('requestfailed', (request: Request) => {
    const reason = request.failure()?.errorText ?? 'failed'
    calls.failed(request, reason)
    // Leaving a page aborts its calls, which is expected.
    if (reason !== 'net::ERR_ABORTED') guard.add('failed call', `${calls.name(request)} ${reason}`)
  })
  await watchPages(context)
  await context.exposeBinding('tellOfCspViolation', (_source, text: string) =>
    guard.add('blocked by CSP', text),
  )
  await context.addInitScript(() => {
    addEventListener('securitypolicyviolation', (event) => {
      const tell = (window as unknown as { tellOfCspViolation(text: string): void })
        .tellOfCspViolation
      tell(
        `${event.effectiveDirective} ${event.blockedURI} ${event.sourceFile}:${event.lineNumber}`,
      )
    })
  })
}

const firstLine = (text: string): string => text.split('\n')[0] ?? ''
