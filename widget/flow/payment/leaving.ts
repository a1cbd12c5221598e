/** Leaving for the payment page: the ports, and their browser versions. */
import type { Handover } from '../../../shared/contract/donation.ts'

/** How long a page that was told to leave may take before we say that it could not, in ms. */
const patienceMs = 10_000

export interface Leaving {
  pause(ms: number): Promise<void>
  /** Posts the form in this tab. Resolves if the browser refuses, or is still here long afterwards. */
  postForm(handover: Handover): Promise<void>
  /** Goes to a page of the trust. Resolves if the browser is still here long afterwards. */
  leaveFor(url: string): Promise<void>
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

/** A policy that forbids the provider does not throw in every engine; it always reports. */
const formActionRefused = (): Promise<void> =>
  new Promise((resolve) => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
      if (effectiveDirective === 'form-action') resolve()
    })
  })

const hiddenForm = ({ action, fields }: Handover): HTMLFormElement => {
  const form = document.createElement('form')
  Object.assign(form, { method: 'post', action, target: '_top', hidden: true })
  for (const [name, value] of Object.entries(fields)) {
    form.append(Object.assign(document.createElement('input'), { type: 'hidden', name, value }))
  }
  return form
}

export const browserLeaving: Leaving = {
  pause,
  async postForm(handover) {
    const form = hiddenForm(handover)
    document.documentElement.append(form)
    try {
      const refused = formActionRefused()
      // A field named `submit` would hide the method.
      HTMLFormElement.prototype.submit.call(form)
      await Promise.race([refused, pause(patienceMs)])
    } catch {
      // Firefox throws where the policy forbids the provider.
    }
    form.remove()
  },
  async leaveFor(url) {
    try {
      // The trust's pages refuse to stand in a frame, so a page that is itself in one leaves with all of its window. A page that is shown has a
      // top.
      window.top!.location.href = url
    } catch {
      // A sandboxed frame may not.
      return
    }
    await pause(patienceMs)
  },
}
