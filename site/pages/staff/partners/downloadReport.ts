import { ApiError } from '../../../../shared/api/apiError.ts'
import { partnerReportCsv, type ReportDays } from '../../../../shared/api/partnerReport.ts'
import type { AuthStore } from '../../../../shared/auth/authStore.ts'
import { currentLanguage } from '../../../app/language/language.ts'
import { apiRoot } from '../../../app/firstLoad/roots.ts'
import { expireSession } from '../../../app/session/sessionEnd.ts'

/** Waiting time, in ms. */
const patienceMs = 30_000

/**
 * Downloads the report as CSV: a plain link could not carry the token.
 * @throws ApiError
 */
export const downloadReport = async (
  session: AuthStore,
  days: ReportDays & { from: string; to: string },
): Promise<void> => {
  const { token } = session.getState()
  const response = await fetch(`${apiRoot}/${partnerReportCsv(days)}`, {
    headers: { Authorization: `Bearer ${token}`, 'Accept-Language': currentLanguage() },
    credentials: 'omit',
    signal: AbortSignal.timeout(patienceMs),
  }).catch((error: unknown) => {
    throw new ApiError(error instanceof Error && error.name === 'TimeoutError' ? 'timedOut' : 'unreachable')
  })
  if (response.status === 401) {
    if (session.getState().token === token) expireSession(session)
    throw new ApiError('unauthorized', { status: 401 })
  }
  const { ok, status } = response
  if (!ok) throw new ApiError(status >= 500 ? 'serverFault' : 'refused', { status })
  const file = URL.createObjectURL(await response.blob())
  const link = document.createElement('a')
  link.href = file
  link.download = `donations-by-partner_${days.from}_${days.to}.csv`
  link.click()
  URL.revokeObjectURL(file)
}
