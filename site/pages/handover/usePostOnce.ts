import { type RefObject, useEffect, useRef, useState } from 'react'

/** After this time a button appears, in ms: something has stopped the browser from leaving. */
const patienceMs = 8_000

export type PostState = 'leaving' | 'slow' | 'blocked' | 'returned'

/** Posts a form at once, and once. If a policy blocks it, one engine sends an event and another throws. Back from the provider restores the page. */
export const usePostOnce = (form: RefObject<HTMLFormElement | null>): PostState => {
  const [state, setState] = useState<PostState>('leaving')
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
    if (form.current && !posted.current) {
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
  }, [form])

  return state
}
