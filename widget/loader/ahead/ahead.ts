/**
 * Loads at the first sign of intent, with the form's texts in one language (`texts/en/ahead.ts`). Once the shell is open, it mounts the
 * dialog's code there. It contains everything of the loader that not every page needs.
 */
import type { Language } from '../../../shared/languages.ts'
import type { FormMessages } from '../../../shared/texts/en/form.ts'
import type { ModalModule, Prefetched, Shell } from '../../shell.ts'
import { donateIn, forProject } from '../../../shared/donation/address/donateAddressParts.ts'
import { emit } from '../emit.ts'
import type { showIn } from '../element.ts'
import { prefetch } from './prefetch.ts'
import { type GivenRequest, readRequest } from '../readRequest.ts'
import { modalModule, rehearseModule } from './neighbours.ts'
import { frame, painted, rise } from './shellFrame.ts'
import { watchDialog } from './watchDialog.ts'

/** The dialog's code, once it is evaluated. Importing a module again takes several tasks, with frames between them. */
let modal: ModalModule | undefined
const loadModal = async (): Promise<ModalModule> => (modal ??= await modalModule())

/** Answers for the next dialog, which takes each once. */
const prefetched: Prefetched = {}

/** A link of the page that opens another page. */
const toPage = 'a[href^=http]'

/** The prefetch in one language. */
export const aheadWith = (lang: Language, texts: FormMessages) => ({
  /** Mounts the dialog's code in the shell after the shell has been painted. Rejects if the code does not load. */
  async mount(
    dialog: HTMLDialogElement,
    given: GivenRequest,
    opener: Element | undefined,
    options: Shell['options'],
  ): Promise<void> {
    const request = readRequest(given, opener, options)
    prefetch(prefetched, lang, request.projectId, options)
    rise(dialog)
    await painted()
    const link = opener?.closest<HTMLAnchorElement>(toPage) ?? opener?.querySelector<HTMLAnchorElement>(toPage)
    const page = link?.href ?? `${options.siteRoot}${donateIn}${lang}${forProject}${request.projectId ?? ''}`
    const closed = watchDialog(dialog, () => location.assign(page))
    const { mount } = await loadModal()
    if (!dialog.open) return
    const unmount = await mount({
      dialog,
      texts,
      request,
      options,
      prefetched,
      emit,
      close: () => dialog.close(),
    })
    // The widget must never cause an unhandled rejection on the page.
    closed.then(unmount).catch(() => {})
  },
  /**
   * Asks the API at the first sign of intent.
   * @param projectId not yet looked at
   * @param show where pointer or focus is on an opener
   */
  async warm(options: Shell['options'], projectId?: unknown, show?: typeof showIn): Promise<void> {
    prefetch(prefetched, lang, projectId, options)
    // A finger on the button is about to press it.
    if (show && matchMedia('(hover: hover)').matches)
      await (await rehearseModule()).rehearse(lang, texts, show, loadModal, () => !!frame)
  },
})
