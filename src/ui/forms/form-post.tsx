import { useEffect, useRef } from 'react'
import { Button } from '../primitives/button.tsx'

/**
 * A form that posts itself once to another host, with a button as fallback. The caller must have
 * checked the address. Field names such as `submit` or `action` cannot break the form.
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
    // A field named "submit" would shadow the form's own method.
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
