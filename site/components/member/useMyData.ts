import { type MyData, myData } from '../../../shared/contract/people/myData.ts'
import { useLanguage } from '../../app/language/language.ts'
import { useServices } from '../../app/services.ts'
import { queryClientOf, useApiQuery } from '../../framework/firstLoad/queryClient.ts'

const myDataKey = 'my data'

/** What the trust keeps about the signed-in person; for their page, and for the question before a deletion. */
export const useMyData = (options?: { enabled: boolean }) => useApiQuery([myDataKey, useLanguage()], myData, options)

/** The answer of a change is shown at once. All other answers may name what was changed, so they are asked for again. */
export const useKeepMyData = () => {
  const client = queryClientOf(useServices())
  const lang = useLanguage()
  return (left: MyData): void => {
    client.setQueryData([myDataKey, lang], left)
    void client.invalidateQueries({ predicate: (query) => query.queryKey[0] !== myDataKey })
  }
}
