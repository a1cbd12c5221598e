import { chooseLanguage, useLanguage } from '../app/language.ts'
import { useTexts } from '../app/texts.ts'
import { HindiName } from './HindiName.tsx'
import styles from './Strip.module.css'

const names = { en: 'English', hi: 'हिन्दी' } as const

/** Both languages by their own name; the one in use is marked, not only by its weight. */
export const LanguageSwitch = () => {
  const now = useLanguage()
  const { frame } = useTexts()
  return (
    <div role="group" aria-label={frame.language} className={styles.group}>
      {(['en', 'hi'] as const).map((lang) => (
        <button
          key={lang}
          type="button"
          lang={lang}
          aria-pressed={lang === now}
          className={styles.item}
          onClick={() => void chooseLanguage(lang)}
        >
          {lang === 'hi' && now === 'en' ? <HindiName /> : names[lang]}
        </button>
      ))}
    </div>
  )
}
