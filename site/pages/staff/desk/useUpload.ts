import { createUpload, type Upload } from '../../../../shared/contract/upload.ts'
import { currentLanguage } from '../../../app/language/language.ts'
import { useServices } from '../../../app/services.ts'
import { apiRoot } from '../../../framework/firstLoad/roots.ts'

/** Sends forms with files as the signed-in person. What it answers throws `ApiError`. */
export const useUpload = () => {
  const { session, watch } = useServices()
  return <Answer>(send: (upload: Upload<FormData>) => Promise<Answer>): Promise<Answer> =>
    watch(() =>
      send(
        createUpload<FormData, AbortSignal>({
          root: apiRoot,
          fetch: (url, init) => fetch(url, init),
          timeoutSignal: (ms) => AbortSignal.timeout(ms),
          token: () => session.getState().token,
          lang: currentLanguage,
        }),
      ),
    )
}
