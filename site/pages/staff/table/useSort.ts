import { useLocation, useNavigate } from 'react-router-dom'

export interface Sort {
  /** Column. */
  by: string
  descending: boolean
}

const read = (text: string): Sort => ({ by: text.replace(/^-/, ''), descending: text.startsWith('-') })
const write = ({ by, descending }: Sort) => (descending ? `-${by}` : by)

/**
 * The order of a list, from the address (`?sort=-amount`).
 * @param allowed as in the address, the usual one first
 */
export const useSort = <Code extends string>(allowed: readonly [Code, ...Code[]]) => {
  const { search, hash } = useLocation()
  const navigate = useNavigate()
  const asked = new URLSearchParams(search).get('sort')
  const code = allowed.find((one) => one === asked) ?? allowed[0]
  return {
    code,
    sort: read(code),
    change(next: Sort) {
      const to = new URLSearchParams(search)
      if (write(next) === allowed[0]) to.delete('sort')
      else to.set('sort', write(next))
      void navigate({ search: String(to), hash }, { replace: true })
    },
  }
}
