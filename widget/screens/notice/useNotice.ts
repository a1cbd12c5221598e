import { useLayoutEffect, useState } from 'react'
import { privacyNotice } from '../../../shared/api/people/declaration.ts'
import type { Notice } from '../../../shared/contract/people/declaration.ts'
import { useDialog } from '../../dialogContext.ts'

/**
 * The notice about personal data. Null until it has loaded, and if the back end has none: a form works without it.
 * @param wanted asks for it, once
 */
export const useNotice = (wanted: boolean): Notice | null => {
  const { api } = useDialog().environment
  const [notice, setNotice] = useState<Notice | null>(null)
  useLayoutEffect(() => {
    if (wanted) privacyNotice(api).then(setNotice, () => {})
  }, [wanted])
  return notice
}
