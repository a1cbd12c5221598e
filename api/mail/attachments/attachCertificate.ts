import type { JobDependencies } from '../../platform/jobs/jobs.ts'
import { openFile } from '../../accounting/statements/certificates/sealCertificate.ts'
import type { Attachment } from '../renderMail.ts'

/** The certificate that a mail carries; null if its file is removed. */
export async function attachCertificate(
  deps: Pick<JobDependencies, 'db' | 'vault'>,
  certificateId: number,
): Promise<Attachment | null> {
  const found = await deps.db
    .selectFrom('certificates')
    .select(['file_sealed', 'year'])
    .where('id', '=', certificateId)
    .executeTakeFirst()
  if (!found?.file_sealed) return null
  const content = Uint8Array.from(openFile(deps, certificateId, found.file_sealed))
  return { name: `certificate_${found.year}.pdf`, type: 'application/pdf', content }
}
