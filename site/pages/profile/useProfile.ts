import { useEffect } from 'react'
import { profile, type Profile } from '../../../shared/contract/people/profile.ts'
import { storePledged } from '../../../shared/auth/storageKeys.ts'
import { queryClientOf, useApiQuery } from '../../framework/firstLoad/queryClient.ts'
import { useServices } from '../../app/services.ts'

/** The signed-in person's profile; under the same key as the header's menu, so that a new picture appears there at once. */
export const useProfile = () => {
  const { storage } = useServices()
  const query = useApiQuery(['profile'], profile)
  const pledged = query.data?.pledged
  useEffect(() => {
    if (pledged !== undefined) storePledged(storage, pledged)
  }, [pledged, storage])
  return query
}

/** The answer of a saving call updates every component of the site, and the stored name of the session. */
export const useKeepProfile = () => {
  const services = useServices()
  const client = queryClientOf(services)
  return (saved: Profile): void => {
    client.setQueryData(['profile'], saved)
    // A receipt names the donor, and says whether the PAN is there.
    void client.invalidateQueries({ queryKey: ['donations', 'receipt'] })
    // Its mail may not have to wait for the PAN any more.
    void client.invalidateQueries({ queryKey: ['outcome'] })
    const { session } = services
    const { token, user } = session.getState()
    if (!token || !user) return
    const { id, email, fullName, contactNo } = saved
    session.begin({ token, user: { id, email, fullName, contactNo } })
  }
}
