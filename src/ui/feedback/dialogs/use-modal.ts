import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react'
import { ancestorsOf } from '#platform/browser/ancestors-of.ts'
import { nearestHeading } from '#platform/browser/nearest-heading.ts'
import { openModals } from '#platform/overlays/open-modals.ts'

/**
 * Keeps a native `<dialog>` modal while it is mounted: the page behind is inert, focus moves to the
 * element with `data-autofocus` (else the title) and returns to the opener. Escape and the backdrop
 * call `onClose`, unless `dismissable` is false. `topmost` keeps it above dialogs that open later.
 */
export function useModal(
  onClose: () => void,
  dismissable: boolean,
  topmost = false,
): RefObject<HTMLDialogElement | null> {
  const box = useRef<HTMLDialogElement>(null)
  const latest = useRef({ onClose, dismissable })
  useEffect(() => {
    latest.current = { onClose, dismissable }
  })

  useLayoutEffect(() => {
    const dialog = box.current
    if (!dialog) return
    const opener = document.activeElement
    const around = opener === null ? [] : ancestorsOf(opener)
    const ask = () => {
      if (latest.current.dismissable) latest.current.onClose()
    }
    const onCancel = (event: Event) => {
      event.preventDefault()
      ask()
    }
    // A browser may close the dialog on a second Escape despite the cancel event. The owner is
    // notified, or the dialog opens again.
    const onForcedClose = () => {
      if (latest.current.dismissable) latest.current.onClose()
      else if (!dialog.open) dialog.showModal()
    }
    // A press on the dialog's own padding also has the dialog as its target.
    const isOnBackdrop = ({ target, clientX: x, clientY: y }: MouseEvent) => {
      const { left, right, top, bottom } = dialog.getBoundingClientRect()
      return target === dialog && (x < left || x > right || y < top || y > bottom)
    }
    let pressedBackdrop = false
    const onPointerDown = (event: PointerEvent) => {
      pressedBackdrop = isOnBackdrop(event)
    }
    const onClick = (event: MouseEvent) => {
      if (pressedBackdrop && isOnBackdrop(event)) ask()
    }
    dialog.showModal()
    openModals.update((count) => count + 1)
    const focusFirst = () =>
      (
        dialog.querySelector<HTMLElement>('[data-autofocus]') ??
        dialog.querySelector<HTMLElement>('[data-title]')
      )?.focus()
    focusFirst()
    let known = openModals.get()
    // The browser puts the dialog that was shown last on top.
    const stopRaising = topmost
      ? openModals.subscribe(() => {
          const isMore = openModals.get() > known
          known = openModals.get()
          if (!isMore) return
          dialog.close()
          dialog.showModal()
          focusFirst()
        })
      : () => {}
    dialog.addEventListener('cancel', onCancel)
    dialog.addEventListener('close', onForcedClose)
    dialog.addEventListener('pointerdown', onPointerDown)
    dialog.addEventListener('click', onClick)
    return () => {
      stopRaising()
      dialog.removeEventListener('cancel', onCancel)
      dialog.removeEventListener('close', onForcedClose)
      dialog.removeEventListener('pointerdown', onPointerDown)
      dialog.removeEventListener('click', onClick)
      dialog.close()
      openModals.update((count) => count - 1)
      // The opener may be gone together with another dialog or its row. The nearest heading then
      // takes the focus, as where an opener goes after the dialog (restore-focus.ts).
      const inPage = around.filter((one) => one.closest('main') !== null)
      const back = opener?.isConnected
        ? opener
        : (nearestHeading(inPage) ?? document.querySelector('h1'))
      if (back instanceof HTMLHeadingElement) back.tabIndex = -1
      if (back instanceof HTMLElement) back.focus()
    }
  }, [topmost])
  return box
}
