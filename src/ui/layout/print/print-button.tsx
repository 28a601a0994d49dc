import { Button } from '../../primitives/button.tsx'
import { ScreenOnly } from './print-header.tsx'

/** Prints the page, or saves it as a PDF by the browser's own dialog. */
export function PrintButton({ children }: { children: string }) {
  return (
    <ScreenOnly>
      <Button look="secondary" icon="printer" onClick={() => print()}>
        {children}
      </Button>
    </ScreenOnly>
  )
}
