import { useEffect, useRef } from 'react'
import { Button } from '../primitives/button.tsx'

/**
 * A form that sends itself to another host, once. The button is for a browser that will not send it
 * by itself. The address has been judged by the caller; the fields cannot get in the way of the
 * form, whatever their names are (`submit`, `action`).
 */
export function FormPost({
  uri,
  fields,
  action,
}: {
  uri: string
  fields: Readonly<Record<string, string>>
  action: string
}) {
  const form = useRef<HTMLFormElement>(null)
  const isSent = useRef(false)
  useEffect(() => {
    if (isSent.current || !form.current) return
    isSent.current = true
    // A field named "submit" would stand in front of the form's own method.
    HTMLFormElement.prototype.submit.call(form.current)
  }, [])
  return (
    <form ref={form} method="post" action={uri}>
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit" look="secondary">
        {action}
      </Button>
    </form>
  )
}
