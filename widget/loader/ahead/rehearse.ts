/**
 * A dry run of the opening. The first run is slow: the browser compiles code, looks up fonts and matches styles. So while the pointer rests on the
 * button, the dialog's code draws its form once into a hidden shell. It uses slices of idle time and invented answers. Nothing of it is kept, but the
 * press is fast (docs/decisions/008).
 */
import { choicesPath, givingPath } from '../../../shared/contract/transport.ts'
import type { FormMessages } from '../../../shared/texts/en/form.ts'
import type { Language } from '../../publicApi.ts'
import type { ModalModule } from '../../shell.ts'
import type { showIn } from '../element.ts'

const projectId = 1
const answers = new Map([
  [choicesPath, `[{"id":${projectId},"title":"","donation_type":"flexible"}]`],
  [givingPath, '{"items":[],"purpose":[],"suggested_amounts":[{"amount":1000,"label":""}]}'],
])

/**
 * Replaces the API: a dry run makes no request. It never answers requests for what the form does not need. A page with `<donate-form>` makes such
 * requests, because all code is loaded there.
 */
const answer = async (address: string): Promise<Response> => {
  const data = answers.get(address.slice(1))
  return data ? new Response(`{"status":true,"data":${data}}`) : new Promise(() => {})
}

/** Safari has no such callback, so use a separate task. */
const idle = (): Promise<unknown> => new Promise((resolve) => (self.requestIdleCallback ?? setTimeout)(resolve))

let begun = false

/**
 * Runs once per page, at the first call; stops if the donor was faster.
 * @param opened whether a dialog has been opened
 */
export const rehearse = async (
  lang: Language,
  texts: FormMessages,
  show: typeof showIn,
  loadModal: () => Promise<ModalModule>,
  opened: () => boolean,
): Promise<void> => {
  if (begun) return
  begun = true
  await idle()
  if (opened()) return
  const { mount } = await loadModal()
  await idle()
  if (opened()) return
  const host = document.createElement('div')
  const dialog = document.createElement('dialog')
  dialog.lang = lang
  dialog.style.cssText = 'position:fixed;top:0;visibility:hidden'
  dialog.append(document.createElement('h2'), document.createElement('article'))
  show(host, dialog)
  const unmount = await mount({
    dialog,
    texts,
    request: { projectId },
    options: { apiRoot: '', siteRoot: '' },
    // So that no storage is read.
    foreign: true,
    prefetched: {},
    answer,
    emit() {},
    close() {},
  })
  await idle()
  if (!opened()) {
    // Added and removed in one task: laid out, never painted.
    document.documentElement.append(host)
    dialog.getBoundingClientRect()
    host.remove()
  }
  unmount()
}
