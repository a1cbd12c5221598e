import type { MyData } from '../../../shared/contract/people/myData.ts'
import { queryClientOf, useApiQuery } from '../../framework/firstLoad/queryClient.ts'
import { useLanguage } from '../../app/language/language.ts'
import { useServices } from '../../app/services.ts'
import { myDataQuery } from '../../components/member/myDataQuery.ts'

/** What the trust keeps about the signed-in person. */
export const useMyData = () => useApiQuery(myDataQuery(useServices().api, useLanguage()))

/** The answer of a change is shown at once. All other answers may name what was changed, so they are asked for again. */
export const useKeepMyData = () => {
  const services = useServices()
  const { queryKey } = myDataQuery(services.api, useLanguage())
  const client = queryClientOf(services)
  return (left: MyData): void => {
    client.setQueryData(queryKey, left)
    void client.invalidateQueries({ predicate: (query) => query.queryKey[0] !== queryKey[0] })
  }
}
