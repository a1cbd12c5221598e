/**
 * Fetched at the first sign of intent, with the texts of the form in one language (`ahead.en.ts`, `ahead.hi.ts`): once the shell stands it brings the
 * dialog's code to it. All of the loader that need not be on every page is here.
 */
import type { Language } from '../../../shared/languages.ts'
import type { FormMessages } from '../../../shared/messages/en/form.ts'
import type { ModalModule, Prefetched, Shell } from '../../shell.ts'
import { emit } from '../emit.ts'
import type { showIn } from '../element.ts'
import { prefetch } from './prefetch.ts'
import { type GivenRequest, readRequest } from '../readRequest.ts'
import { rehearseModule } from './rehearseModule.ts'
import { frame, painted, rise } from './shellFrame.ts'
import { modalModule } from './modalModule.ts'
import { watchDialog } from './watchDialog.ts'

/** The dialog's code, once it is evaluated: asking for a module again takes tasks, and frames come between them. */
let modal: ModalModule | undefined
const loadModal = async (): Promise<ModalModule> => (modal ??= await modalModule())

/** Answers for the next dialog, which takes each once. */
const prefetched: Prefetched = {}

/** What goes ahead of the dialog's code, in one language. */
export const aheadWith = (lang: Language, texts: FormMessages) => ({
  /** Loads the dialog's code into the shell, after it has been painted. Rejects if that code does not come. */
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
    const closed = watchDialog(dialog)
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
    // Nothing of ours is ever an unhandled rejection of the page.
    closed.then(unmount).catch(() => {})
  },
  /**
   * Asks the API at the first sign of intent.
   * @param projectId not yet looked at
   * @param show where pointer or focus is on an opener
   */
  async warm(options: Shell['options'], projectId?: unknown, show?: typeof showIn): Promise<void> {
    prefetch(prefetched, lang, projectId, options)
    // A finger that touches the button is about to press it.
    if (show && matchMedia('(hover: hover)').matches)
      await (await rehearseModule()).rehearse(lang, texts, show, loadModal, () => !!frame)
  },
})
