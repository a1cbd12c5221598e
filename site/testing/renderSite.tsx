import { render } from '@testing-library/react'
import { BrowserRouter } from 'react-router-dom'
import { apiRoot, siteOrigin, type TestApi } from '../../api/testing/testApi.ts'
import { userSchema } from '../../shared/contract/people/account.ts'
import { AppRoutes } from '../app/AppRoutes.tsx'
import { browserStorage } from '../app/session/browserSession.ts'
import { currentLanguage } from '../app/language/language.ts'
import { PageLanguage } from '../app/language/PageLanguage.tsx'
import { createServices, type Services, ServicesContext } from '../app/services.ts'
import { SessionWatch } from '../app/App.tsx'

type Fetch = Parameters<typeof createServices>[0]['fetch']

export interface Site {
  services: Services
  /** Calls that reached the API, as `METHOD path`. */
  calls: string[]
  /** What the next calls get instead of the API; undefined lets them through. */
  fault: ((path: string) => Response | Error | undefined) | undefined
}

/** As a browser sends it from the site. The origin is added afterwards, because happy-dom, like a browser, lets no script set it. */
const fromSite = (url: string, { signal: _signal, ...init }: Parameters<Fetch>[1]) => {
  const request = new Request(url, init)
  request.headers.set('Origin', siteOrigin)
  return request
}

/**
 * The whole site at an address, over the reference API.
 * @param entry what the browser's history holds for this entry
 */
export const renderSite = async (
  api: TestApi,
  path: string,
  signedInAs?: string,
  entry: unknown = null,
): Promise<Site> => {
  history.replaceState(entry, '', path)
  const site: Omit<Site, 'services'> = { calls: [], fault: undefined }
  const services = createServices({
    apiRoot,
    storage: browserStorage(),
    lang: currentLanguage,
    onServerFault: () => undefined,
    fetch: async (url, init) => {
      const asked = url.slice(apiRoot.length + 1)
      const fault = site.fault?.(asked)
      if (fault instanceof Error) throw fault
      if (fault) return fault
      site.calls.push(`${init.method} ${asked}`)
      return api.fetch(fromSite(url, init))
    },
  })
  if (signedInAs) {
    const token = await api.signIn(signedInAs)
    const user = (await api.send('profile', { token, origin: siteOrigin })).data(userSchema)
    services.session.begin({ token, user })
  }
  render(
    <PageLanguage>
      <ServicesContext value={services}>
        <BrowserRouter>
          <SessionWatch />
          <AppRoutes />
        </BrowserRouter>
      </ServicesContext>
    </PageLanguage>,
  )
  return Object.assign(site, { services })
}
