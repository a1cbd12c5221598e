/** Leaving for the payment page: ports, and their browser versions. */
import type { Handover } from '../shared/contract/donation/donation.ts'

/** How long the browser may take to leave the page before we report a failure, in ms. */
const patienceMs = 10_000

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

/** If a policy forbids the provider, some engines do not throw, but all report it. */
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

export const browserLeaving = {
  pause,
  /** Posts the form in this tab. Resolves if the browser refuses, or is still on this page long afterwards. */
  async postForm(handover: Handover): Promise<void> {
    const form = hiddenForm(handover)
    document.documentElement.append(form)
    try {
      const refused = formActionRefused()
      // A field named `submit` would hide the form's method.
      HTMLFormElement.prototype.submit.call(form)
      await Promise.race([refused, pause(patienceMs)])
    } catch {
      // Firefox throws if the policy forbids the provider.
    }
    form.remove()
  },
  /** Opens a page of the trust. Resolves if the browser is still on this page long afterwards. */
  async leaveFor(url: string): Promise<void> {
    try {
      // The trust's pages refuse to be framed, so a framed page leaves with its whole window. A visible page always
      // has a top.
      window.top!.location.href = url
    } catch {
      // A sandboxed frame may be forbidden to do this.
      return
    }
    await pause(patienceMs)
  },
}
export type Leaving = typeof browserLeaving

/** A text that nobody can guess. Not `randomUUID`, which only pages with https have. */
export const randomText = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
