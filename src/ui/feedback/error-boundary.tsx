import { Component, type ReactNode } from 'react'
import { ChunkLoadError } from '#platform/browser/chunk-load-error.ts'

type QuietBoundaryProps = {
  readonly onMissing?: () => void
  /** The member opened this content. It loads again when they retry, and never by itself. */
  readonly isAsked?: boolean
  /** The fallback content; a function receives the retry callback. */
  readonly otherwise?: ReactNode | ((again: () => void) => ReactNode)
  readonly children: ReactNode
}

/**
 * An error boundary around optional content: it reports errors and shows `otherwise`. A failed
 * download is not reported; the content loads again when the network is back, and `onMissing` is
 * called.
 */
export class ErrorBoundary extends Component<QuietBoundaryProps, { broken: unknown }> {
  override state: { broken: unknown } = { broken: null }
  readonly again = () => {
    const { broken } = this.state
    if (broken instanceof ChunkLoadError) broken.renew?.()
    this.setState({ broken: null })
  }

  static getDerivedStateFromError(thrown: unknown) {
    return { broken: thrown ?? new Error('Something that is no error was thrown.') }
  }

  override componentDidCatch(error: unknown) {
    if (!(error instanceof ChunkLoadError)) return reportError(error)
    if (this.props.isAsked !== true) addEventListener('online', this.again, { once: true })
    this.props.onMissing?.()
  }

  override componentWillUnmount() {
    removeEventListener('online', this.again)
  }

  override render() {
    const { otherwise, children } = this.props
    if (this.state.broken === null) return children
    return typeof otherwise === 'function' ? otherwise(this.again) : (otherwise ?? null)
  }
}
