import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react'

/**
 * Keeps a native `<dialog>` modal while it is mounted: the page behind is inert, focus goes to the element marked
 * `data-autofocus` (else the title), and returns to the opener when it goes. Escape and a press on the backdrop ask `onClose`,
 * unless `dismissable` is false.
 */
export function useModal(onClose: () => void, dismissable: boolean): RefObject<HTMLDialogElement | null> {
  const box = useRef<HTMLDialogElement>(null)
  const latest = useRef({ onClose, dismissable })
  useEffect(() => {
    latest.current = { onClose, dismissable }
  })

  useLayoutEffect(() => {
    const dialog = box.current
    if (!dialog) return
    const opener = document.activeElement
    const ask = () => {
      if (latest.current.dismissable) latest.current.onClose()
    }
    const onCancel = (event: Event) => {
      event.preventDefault()
      ask()
    }
    // A browser may force the second Escape past the cancel event; whatever closed it, the owner hears of it or it opens again.
    const onForcedClose = () => (latest.current.dismissable ? latest.current.onClose() : dialog.showModal())
    let pressedBackdrop = false
    const onPointerDown = (event: PointerEvent) => {
      pressedBackdrop = event.target === dialog
    }
    const onClick = (event: MouseEvent) => {
      if (pressedBackdrop && event.target === dialog) ask()
    }
    dialog.showModal()
    const first = dialog.querySelector<HTMLElement>('[data-autofocus]') ?? dialog.querySelector<HTMLElement>('[data-title]')
    first?.focus()
    dialog.addEventListener('cancel', onCancel)
    dialog.addEventListener('close', onForcedClose)
    dialog.addEventListener('pointerdown', onPointerDown)
    dialog.addEventListener('click', onClick)
    return () => {
      dialog.removeEventListener('cancel', onCancel)
      dialog.removeEventListener('close', onForcedClose)
      dialog.removeEventListener('pointerdown', onPointerDown)
      dialog.removeEventListener('click', onClick)
      dialog.close()
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus()
    }
  }, [])
  return box
}
