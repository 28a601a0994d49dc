import { useRef, type ReactNode } from 'react'
import { Button, type ButtonVariant } from '../../primitives/button.tsx'

/**
 * A button that opens the device's choice of files. The browser's own control would speak the
 * browser's language; it stays hidden behind the button.
 */
export function FileButton({
  accept,
  look = 'primary',
  onChoose,
  children,
}: {
  /** File name endings and types, separated by commas. */
  accept: string
  look?: ButtonVariant
  onChoose: (file: File) => void
  children: ReactNode
}) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button look={look} icon="table" onClick={() => input.current?.click()}>
        {children}
      </Button>
      {/* oxlint-disable-next-line portal/clean-text-fields -- a file has no text to clean. */}
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? []
          // The same file can be chosen again.
          currentTarget.value = ''
          if (file !== undefined) onChoose(file)
        }}
      />
    </>
  )
}
