import { useLocation, useNavigate } from 'react-router-dom'

export interface Order {
  /** Name of the column. */
  by: string
  descending: boolean
  change(by: string, descending: boolean): void
}

/**
 * The order of a list, from the address (`?sort=-amount`).
 * @param allowed as in the address, the usual one first
 */
export const useOrder = <Code extends string>(allowed: readonly [Code, ...Code[]]): Order & { code: Code } => {
  const { search, hash } = useLocation()
  const navigate = useNavigate()
  const asked = new URLSearchParams(search).get('sort')
  const code = allowed.find((one) => one === asked) ?? allowed[0]
  return {
    code,
    by: code.replace(/^-/, ''),
    descending: code.startsWith('-'),
    change(by, descending) {
      const to = new URLSearchParams(search)
      const next = descending ? `-${by}` : by
      if (next === allowed[0]) to.delete('sort')
      else to.set('sort', next)
      void navigate({ search: String(to), hash }, { replace: true })
    },
  }
}
