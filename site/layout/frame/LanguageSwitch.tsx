import { useLocation } from 'react-router-dom'
import { chooseLanguage, useLanguage } from '../../app/language/language.ts'
import { useTexts } from '../../app/texts.ts'
import { HindiName } from './HindiName.tsx'
import { isPlainPress } from '../menu/isPlainPress.ts'
import styles from '../Strip.module.css'

const names = { en: 'English', hi: 'हिन्दी' } as const

/**
 * Both languages by their own name; the one in use is marked, not only by its weight. Links, since without JavaScript only the server can draw the page
 * in the other one.
 */
export const LanguageSwitch = () => {
  const now = useLanguage()
  const { frame } = useTexts()
  const { search } = useLocation()
  const asked = new URLSearchParams(search)
  return (
    <div role="group" aria-label={frame.language} className={styles.group}>
      {(['en', 'hi'] as const).map((lang) => {
        asked.set('lang', lang)
        return (
          <a
            key={lang}
            href={`?${asked}`}
            lang={lang}
            aria-current={lang === now || undefined}
            className={styles.item}
            onClick={(event) => {
              if (!isPlainPress(event)) return
              event.preventDefault()
              void chooseLanguage(lang)
            }}
          >
            {lang === 'hi' && now === 'en' ? <HindiName /> : names[lang]}
          </a>
        )
      })}
    </div>
  )
}
