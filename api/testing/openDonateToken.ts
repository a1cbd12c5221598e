import { partnerTokenSchema } from '../../shared/contract/donation/mandate.ts'
import { partnerOrigin, siteOrigin, type TestApi } from './testApi.ts'

/** A donating-only token for the test's partner, as the sign-in window requests it. */
export async function openDonateToken(
  api: TestApi,
  fullToken: string,
  origin = partnerOrigin,
  donation?: { project_id: number; amount: number },
): Promise<string> {
  const json = { origin, donation }
  const answer = await api.send('donation/partner-token', { json, token: fullToken, origin: siteOrigin })
  return answer.data(partnerTokenSchema).token
}
