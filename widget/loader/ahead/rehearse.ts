/**
 * A rehearsal of the opening. What is done for the first time is slow: code that is compiled as it is called, fonts that are looked up, styles that are
 * matched. While the pointer rests on the button, and only in slices of idle time, the dialog's code draws its form once into a shell that nobody
 * sees, with answers that are made up. Nothing of it is kept: the press finds it all done before (docs/decisions/009-rehearsal.md).
 */
import { choicesPath, givingPath } from '../../../shared/api/paths.ts'
import type { FormMessages } from '../../../shared/messages/en/form.ts'
import type { Language } from '../../publicApi.ts'
import type { ModalModule } from '../../shell.ts'
import type { showIn } from '../element.ts'

const projectId = 1
/** As text: old libraries of pages change what JSON makes of an array. */
const answers = new Map([
  [choicesPath, `[{"id":${projectId},"title":"","donation_type":"flexible"}]`],
  [givingPath, '{"items":[],"purpose":[],"suggested_amounts":[{"amount":1000,"label":""}]}'],
])

/**
 * In the API's place: a rehearsal makes no request. What the form can do without never arrives; on a page with `<donate-form>` all of the code is here,
 * and asks for more than the form.
 */
const answer = async (address: string): Promise<Response> => {
  const data = answers.get(address.slice(1))
  return data ? new Response(`{"status":true,"data":${data}}`) : new Promise(() => {})
}

/** Safari has no such callback: there a task of its own has to do. */
const idle = (): Promise<unknown> => new Promise((resolve) => (self.requestIdleCallback ?? setTimeout)(resolve))

let begun = false

/**
 * Once a page, at the first call; given up where the donor was faster.
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
    // An origin that is not the page's: nothing that is stored is looked at.
    options: { apiRoot: '', siteRoot: 'data:,' },
    prefetched: {},
    answer,
    emit() {},
    close() {},
  })
  await idle()
  if (!opened()) {
    // In and out in one task: laid out, never painted.
    document.documentElement.append(host)
    dialog.getBoundingClientRect()
    host.remove()
  }
  unmount()
}
