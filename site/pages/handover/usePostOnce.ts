import { type RefObject, useEffect, useRef, useState } from 'react'

/** After this time a button appears, in ms: something has stopped the browser from leaving. */
const patienceMs = 8_000

export type PostState = 'asking' | 'leaving' | 'slow' | 'blocked' | 'returned'

/** Posts a form at once, and once; with `asks`, the donor's press posts it. If a policy blocks it, one engine sends an event and another throws. Back from the provider restores the page. */
export const usePostOnce = (form: RefObject<HTMLFormElement | null>, asks: boolean): PostState => {
  const [state, setState] = useState<PostState>(asks ? 'asking' : 'leaving')
  const posted = useRef(false)

  useEffect(() => {
    const blocked = ({ effectiveDirective }: SecurityPolicyViolationEvent) => {
      if (effectiveDirective === 'form-action') setState('blocked')
    }
    const shown = ({ persisted }: PageTransitionEvent) => {
      if (persisted) setState('returned')
    }
    document.addEventListener('securitypolicyviolation', blocked)
    window.addEventListener('pageshow', shown)
    const late = setTimeout(() => setState((now) => (now === 'leaving' ? 'slow' : now)), patienceMs)
    if (!asks && form.current && !posted.current) {
      posted.current = true
      try {
        // Not form.submit(): a field named "submit" would replace it.
        HTMLFormElement.prototype.submit.call(form.current)
      } catch {
        queueMicrotask(() => setState('blocked'))
      }
    }
    return () => {
      document.removeEventListener('securitypolicyviolation', blocked)
      window.removeEventListener('pageshow', shown)
      clearTimeout(late)
    }
  }, [form, asks])

  return state
}
