/** Projects on the page: in attributes, and in addresses. */
import { donatePath } from '../../../../shared/donation/address/donateAddress.ts'
import { projectFault } from '../../../../shared/embed/attributeFaults.ts'
import { projectAttributes, selectors } from '../../../../shared/embed/selectors.ts'
import { attributeOf } from '../../../../shared/embed/settings.ts'
import { wrongAttribute } from '../mend.ts'
import type { PastedPage } from '../pastedPage.ts'
import type { Finding } from '../problem.ts'
import type { Trust } from '../trust.ts'

const attributes = [...projectAttributes, attributeOf('projectId')]
/** Tracking text may follow the number. */
const inAddress = /(#donate=|[?&]project=)([^&#?/]*)/

export function checkProjects({ document }: PastedPage, { projects, siteRoot }: Trust): Finding[] {
  const named = [...document.querySelectorAll(`${selectors.opener}, ${selectors.script}`)].flatMap((element) =>
    attributes.flatMap((name) => {
      const id = element.getAttribute(name)
      const fault = id === null ? null : projectFault(name, id, projects)
      return fault ? [wrongAttribute(element, fault)] : []
    }),
  )
  const linked = [...document.querySelectorAll(`a[href*="#donate="], a[href^="${siteRoot}${donatePath}?"]`)].flatMap(
    (link) => {
      const href = link.getAttribute('href') ?? ''
      const id = inAddress.exec(href)?.[2]
      const fault = id === undefined ? null : projectFault('href', id, projects)
      return fault ? [wrongAttribute(link, { ...fault, right: href.replace(inAddress, `$1${fault.right}`) })] : []
    },
  )
  return [...named, ...linked]
}
