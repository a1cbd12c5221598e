import {
  type CertificateDonors,
  certificateDonorsQuerySchema,
  certificateIdSchema,
  matchCertificateSchema,
} from '../../../../shared/contract/staff/certificates.ts'
import { maskPan } from '../../../../shared/contract/people/person.ts'
import { audit } from '../../../audit/audit.ts'
import type { Dependencies } from '../../../dependencies.ts'
import type { Answer, Call, Session } from '../../../call.ts'
import { readJson, readQuery } from '../../../base/http/readRequest.ts'
import { conflict, invalid, notFound } from '../../../base/http/refusal.ts'
import { readFiled } from '../readFiled.ts'
import { assign } from './assign.ts'
import { donationsOf } from './matchFile.ts'
import type { Database } from '../../../storage/database.ts'

const MOST_FOUND = 20

/** `GET staff/certificate-donors?year&search`. Donors of the filed statement by a part of the name or of the end of the PAN; at most 20. */
export async function findDonors({ deps, url }: Call<Session>): Promise<Answer> {
  const { year, search } = readQuery(url, certificateDonorsQuerySchema)
  const filed = await readFiled(deps, year)
  const donors = new Map<string, CertificateDonors[number]>()
  for (const { id, serial, name, amount } of filed?.rows ?? []) {
    const known = donors.get(id)
    donors.set(id, { serial: known?.serial ?? serial, name, id: maskPan(id), rupees: (known?.rupees ?? 0) + amount })
  }
  const part = search.trim().toLocaleLowerCase()
  const fits = ({ name, id }: CertificateDonors[number]) => `${name} ${id}`.toLocaleLowerCase().includes(part)
  const data: CertificateDonors = [...donors.values()].filter(fits).slice(0, MOST_FOUND)
  return { data }
}

/** `POST staff/certificate-match { id, serial }`. 404 for an unknown certificate; 409 `certificate_matched`; 422 `serial: unknown`. */
export async function matchByHand({ deps, request, session }: Call<Session>): Promise<Answer> {
  const { id, serial } = await readJson(request, matchCertificateSchema)
  await change(deps, id, async (db, year) => {
    const filed = await readFiled({ ...deps, db }, year)
    const row = filed?.rows.find((one) => one.serial === serial)
    if (!filed || !row) throw invalid({ serial: 'unknown' })
    await assign({ ...deps, db }, id, year, donationsOf(row.id, filed.rows))
    const subject = { kind: 'certificate', id } as const
    await audit({ db, now: deps.now }, { actor: session.userId, action: 'certificate.matched', subject })
  })
  return { data: null, message: 'saved' }
}

/** `POST staff/certificate-remove { id }`. For a file that belongs to nobody. 404 for an unknown certificate; 409 `certificate_matched`. */
export async function removeCertificate({ deps, request, session }: Call<Session>): Promise<Answer> {
  const { id } = await readJson(request, certificateIdSchema)
  await change(deps, id, async (db) => {
    await db.deleteFrom('certificates').where('id', '=', id).execute()
    const subject = { kind: 'certificate', id } as const
    await audit({ db, now: deps.now }, { actor: session.userId, action: 'certificate.removed', subject })
  })
  return { data: null, message: 'saved' }
}

/** Changes a certificate that is not matched yet; others wait meanwhile. */
const change = (deps: Dependencies, id: number, act: (db: Database, year: string) => Promise<void>): Promise<void> =>
  deps.db.transaction().execute(async (db) => {
    const found = await db
      .selectFrom('certificates')
      .select(['year', 'doubt'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst()
    if (!found) throw notFound()
    if (found.doubt === null) throw conflict('certificate_matched')
    await act(db, found.year)
  })
