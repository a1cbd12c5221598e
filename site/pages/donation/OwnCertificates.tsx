import { ownCertificates } from '../../../shared/contract/donation/receipt.ts'
import { formatDay } from '../../../shared/date.ts'
import { useLanguage } from '../../app/language/language.ts'
import { useApiQuery } from '../../framework/firstLoad/queryClient.ts'
import text from '../../components/Text.module.css'
import { DownloadButton } from './DownloadButton.tsx'
import { useTexts } from '../../texts/useTexts.ts'

/** The donor's certificates of one tax year; nothing if there are none. A failure is silent: the list of donations reports it. */
export const OwnCertificates = ({ year }: { year: string }) => {
  const texts = useTexts('profile').donations
  const lang = useLanguage()
  const { data } = useApiQuery(['donations', 'certificates'], ownCertificates)
  const ofYear = data?.filter((one) => one.year === year)
  return ofYear?.map(({ id, name, delivered_at, replaces }) => (
    <div key={id} className={text.note}>
      <h3>{texts.certificate(name)}</h3>
      <p>
        {texts.certificateDay(formatDay(delivered_at, lang))}
        {replaces && ` ${texts.certificateReplaces(formatDay(replaces, lang))}`}
      </p>
      <DownloadButton path={`donation/certificate?id=${id}`} name={`certificate_${year}.pdf`}>
        {texts.certificateDownload}
      </DownloadButton>
    </div>
  ))
}
