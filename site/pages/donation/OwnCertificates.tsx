import { ownCertificates } from '../../../shared/api/ownCertificates.ts'
import type { OwnCertificates as Certificates } from '../../../shared/contract/ownCertificates.ts'
import { formatDay } from '../../../shared/date.ts'
import { useLanguage } from '../../app/language/language.ts'
import { useApiQuery } from '../../app/firstLoad/queryClient.ts'
import { saveFile } from '../../forms/saveFile.ts'
import { useServices } from '../../app/services.ts'
import { useAct } from '../../forms/useAct.ts'
import { Button } from '../../layout/Button.tsx'
import styles from './years/DonationsByYear.module.css'
import { donationTexts } from './texts.ts'

/** The donor's certificates of one tax year; nothing if there are none. A failure is silent: the list of donations reports it. */
export const OwnCertificates = ({ year }: { year: string }) => {
  const { api } = useServices()
  const { data } = useApiQuery({ queryKey: ['donations', 'certificates'], queryFn: () => ownCertificates(api) })
  return data?.filter((one) => one.year === year).map((one) => <Certificate key={one.id} certificate={one} />)
}

const Certificate = ({
  certificate: { id, year, name, delivered_at, replaces },
}: {
  certificate: Certificates[number]
}) => {
  const texts = donationTexts.use()
  const lang = useLanguage()
  const { session, watch } = useServices()
  const { busy, failure, run } = useAct()
  const file = { path: `donation/certificate?id=${id}`, name: `certificate_${year}.pdf` }
  const download = () => run(() => watch(() => saveFile(session, file)))
  return (
    <div className={styles.certificate}>
      <h3>{texts.certificate(name)}</h3>
      <p>
        {texts.certificateDay(formatDay(delivered_at, lang))}
        {replaces && ` ${texts.certificateReplaces(formatDay(replaces, lang))}`}
      </p>
      <Button look="outline" busy={busy} onClick={() => void download()}>
        {texts.certificateDownload}
      </Button>
      <p role="alert">{failure}</p>
    </div>
  )
}
