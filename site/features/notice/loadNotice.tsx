import { privacyNotice } from '../../../shared/api/people/declaration.ts'
import type { Transport } from '../../../shared/api/transport.ts'
import type { Language } from '../../../shared/languages.ts'
import { PrivacyNotice } from './PrivacyNotice.tsx'
import type { ShownNotice } from './useNotice.ts'
import { loadTexts } from '../../texts/useTexts.ts'

/** Asks for the notice of today in this language, and shows it if the trust has one. @throws ApiError */
export const loadNotice = async (
  api: Transport,
  lang: Language,
  show: (notice: ShownNotice) => void,
): Promise<void> => {
  const [notice] = await Promise.all([privacyNotice(api), loadTexts('account', lang)])
  if (notice) show({ version: notice.version, view: <PrivacyNotice notice={notice} /> })
}
