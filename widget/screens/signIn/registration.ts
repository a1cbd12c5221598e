/** Whether the trust knows this page: donors sign in from a registered page only. */
import { partner } from '../../../shared/contract/people/account.ts'
import type { Environment } from '../../environment.ts'

/**
 * A sandboxed frame may have no origin of its own: no window of the trust could answer it, and the trust could not register it. Its address does not
 * show that, so ask the window.
 */
export const isNobody = (): boolean => self.origin === 'null'

const asked = new Map<string, Promise<boolean>>()

/** Requested once per page. An API that does not answer, or does not know the call, refuses nobody: the window of the trust then says so itself. */
export const isRegistered = ({ api, options }: Pick<Environment, 'api' | 'options'>): Promise<boolean> => {
  const { apiRoot } = options
  let answer = asked.get(apiRoot)
  if (!answer) {
    answer = partner(api, location.origin).then(
      ({ name }) => name !== null,
      () => {
        asked.delete(apiRoot)
        return true
      },
    )
    asked.set(apiRoot, answer)
  }
  return answer
}
