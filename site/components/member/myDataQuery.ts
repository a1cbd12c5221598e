import { myData } from '../../../shared/contract/people/myData.ts'
import type { Transport } from '../../../shared/contract/transport.ts'
import type { Language } from '../../../shared/languages.ts'

/** What the trust keeps about the signed-in person; for their page, and for the question before a deletion. */
export const myDataQuery = (api: Transport, lang: Language) => ({
  queryKey: ['my data', lang],
  queryFn: () => myData(api),
})
