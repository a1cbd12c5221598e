import { publishDeed } from '../../../../shared/contract/staff/deeds.ts'
import { languageLabel } from '../../../../shared/languageLabel.ts'
import { languages } from '../../../../shared/languages.ts'
import { useServices } from '../../../app/services.ts'
import { ActButton } from '../../../components/act/ActButton.tsx'
import { upload } from '../../../components/act/upload.ts'
import { useAct } from '../../../components/act/useAct.ts'
import { Button } from '../../../components/Button.tsx'
import { keys, useDesk } from '../desk/useDesk.tsx'
import styles from './Deeds.module.css'
import type { Draft } from './NewDeed.tsx'
import { takeFocus } from '../../../../shared/takeFocus.ts'

interface DeedProofProps {
  draft: Draft
  onBack(): void
  /** @param mails how many donors are mailed */
  onPublished(mails: number): void
}

/** What donors will get, and how many: the last look before the mails leave. */
export const DeedProof = ({ draft, onBack, onPublished }: DeedProofProps) => {
  const { texts, lang } = useDesk('deeds')
  const services = useServices()
  const { deed, picture, address, preview } = draft
  const publishing = useAct({
    async call() {
      const form = new FormData()
      form.append('image', picture)
      await upload(services, (send) => publishDeed({ upload: send, form }, deed))
      onPublished(preview.mails)
    },
    say: null,
    refreshes: [keys.deeds],
  })
  return (
    <section aria-label={texts.preview} className="flow-stack">
      <h2 ref={takeFocus} tabIndex={-1}>
        {texts.preview}
      </h2>
      <div className={preview.mails > 0 ? 'text-note' : 'text-beware'}>
        <p className="text-name">{texts.counted(preview.donors, preview.mails)}</p>
        {preview.refused > 0 && <p>{texts.refused(preview.refused)}</p>}
        {preview.unreachable > 0 && <p>{texts.unreachable(preview.unreachable)}</p>}
      </div>
      <img src={address} alt={deed.texts[lang].alt} className={styles.large} />
      <div className={styles.mails}>
        {languages.map((language) => (
          <article key={language} lang={language} className={styles.mail}>
            <p className="text-small">{texts.mailIn(languageLabel(language, lang))}</p>
            <h3>{preview.mail[language].subject}</h3>
            <p className={styles.text}>{preview.mail[language].text}</p>
          </article>
        ))}
      </div>
      <ActButton act={publishing} look="primary">
        {texts.publish(preview.mails)}
      </ActButton>
      <Button look="text" onClick={onBack}>
        {texts.back}
      </Button>
    </section>
  )
}
