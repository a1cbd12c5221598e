import { partnerNameQuerySchema } from '../../shared/contract/partnerRequest.ts'
import type { Call, DataAnswer } from '../call.ts'
import { readQuery } from '../base/http/readRequest.ts'

/** `GET donation/partner-name?partner_id=`. The name of the partner with this id; `name: null` if there is none. With it the doctor finds a mistyped id. */
export async function namePartner({ deps, url }: Call<null>): Promise<DataAnswer> {
  const { partner_id } = readQuery(url, partnerNameQuerySchema)
  const row = await deps.db.selectFrom('partners').select('name').where('id', '=', partner_id).executeTakeFirst()
  return { data: { partner_id, name: row?.name ?? null } }
}
