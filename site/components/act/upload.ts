import type { RequestPorts } from '../../../shared/contract/transport.ts'
import { createUpload, type Upload } from '../../../shared/contract/upload.ts'
import { currentLanguage } from '../../app/language/language.ts'
import type { Services } from '../../app/services.ts'
import { apiRoot } from '../../framework/firstLoad/roots.ts'

/** How a form with files is sent. */
export type SendForm = RequestPorts<FormData, AbortSignal>['fetch']

/**
 * Sends a form with files as the signed-in person.
 * @param by reports the progress, which `fetch` cannot
 * @throws ApiError
 */
export const upload = <Answer>(
  { session, watch }: Pick<Services, 'session' | 'watch'>,
  call: (send: Upload<FormData>) => Promise<Answer>,
  by: SendForm = (url, init) => fetch(url, init),
): Promise<Answer> => {
  const send = createUpload<FormData, AbortSignal>({
    root: apiRoot,
    fetch: by,
    timeoutSignal: (ms) => AbortSignal.timeout(ms),
    token: () => session.getState().token,
    lang: currentLanguage,
  })
  return watch(() => call(send))
}
